import type { LanTp } from '@narae/contracts';
import type { Mail } from '@narae/service-kit';
import { accountMail, type AccountMailTexts } from '../../mail/account-mail.ts';

const texts: Readonly<Record<LanTp, (hours: number) => AccountMailTexts>> = {
  KOR: (hours) => ({
    subject: '[나래] 이메일 주소를 확인해 주세요',
    body: `이 이메일 주소로 나래 회원 가입이 접수되었습니다. 본인의 주소가 맞다면 아래 버튼으로 확인해 주세요. 링크는 ${hours}시간 동안 한 번만 사용할 수 있습니다.`,
    action: '이메일 주소 확인하기',
    closing:
      '가입하신 적이 없다면 이 메일은 무시하셔도 됩니다. 확인하지 않은 주소로는 소식이나 안내 메일을 보내지 않습니다.',
  }),
  ENG: (hours) => ({
    subject: '[Narae] Please confirm your email address',
    body: `Somebody signed up at Narae with this email address. If it was you, please confirm that the address is yours. The link works once, within ${hours} hours.`,
    action: 'Confirm address',
    closing:
      'If it was not you, you can ignore this message. We send no news to addresses that have not been confirmed.',
  }),
  CHN: (hours) => ({
    subject: '【Narae】请确认您的邮箱',
    body: `有人使用此邮箱注册了Narae。如果是您本人，请点击下方按钮，确认该邮箱属于您。链接在${hours}小时内有效，且只能使用一次。`,
    action: '确认邮箱',
    closing: '如果不是您本人操作，请忽略此邮件。我们不会向未确认的邮箱发送通知。',
  }),
  JPN: (hours) => ({
    subject: '【Narae】メールアドレスをご確認ください',
    body: `このメールアドレスでNaraeの会員登録がありました。ご本人の場合は、下のボタンから確認を完了してください。リンクは${hours}時間有効で、一度だけご利用いただけます。`,
    action: '確認を完了する',
    closing:
      'お心当たりのない場合は、このメールを破棄してください。確認が済んでいないアドレスに、お知らせをお送りすることはありません。',
  }),
  VTN: (hours) => ({
    subject: '[Narae] Vui lòng xác nhận địa chỉ email',
    body: `Có người đã đăng ký tài khoản Narae bằng địa chỉ email này. Nếu đó là bạn, hãy nhấn nút bên dưới để xác nhận địa chỉ là của bạn. Liên kết chỉ dùng được một lần, trong ${hours} giờ.`,
    action: 'Xác nhận địa chỉ',
    closing:
      'Nếu không phải bạn, vui lòng bỏ qua email này. Chúng tôi không gửi tin đến địa chỉ chưa được xác nhận.',
  }),
};

/** Brings the link that confirms a mailbox (ACCOUNT-14). */
export const confirmationMail = (email: string, link: string, hours: number, lanTp: LanTp): Mail =>
  accountMail('mailbox-confirm', email, link, lanTp, texts[lanTp](hours));
