import type { LanTp } from '@narae/contracts';
import type { Mail } from '@narae/service-kit';

type Text = Pick<Mail, 'subject' | 'text'>;

/** Without the name that was typed at sign-up: the mailbox may be a stranger's, and the name is whatever somebody typed. */
const texts: Readonly<Record<LanTp, (link: string, hours: number) => Text>> = {
  KOR: (link, hours) => ({
    subject: '[나래] 이메일 주소를 확인해 주세요',
    text: `안녕하세요, 나래입니다.\n\n이 이메일 주소로 나래 회원 가입이 접수되었습니다. 본인의 주소가 맞다면 아래 링크를 열어 확인해 주세요. 링크는 ${hours}시간 동안 한 번만 사용할 수 있습니다.\n\n${link}\n\n가입하신 적이 없다면 이 메일은 무시하셔도 됩니다. 확인하지 않은 주소로는 소식이나 안내 메일을 보내지 않습니다.`,
  }),
  ENG: (link, hours) => ({
    subject: '[Narae] Please confirm your email address',
    text: `Hello from Narae.\n\nSomebody signed up at Narae with this email address. If it was you, open this link to confirm that the address is yours. It works once, within ${hours} hours.\n\n${link}\n\nIf it was not you, you can ignore this message. We send no news to addresses that have not been confirmed.`,
  }),
  CHN: (link, hours) => ({
    subject: '【Narae】请确认您的邮箱',
    text: `您好，这里是 Narae。\n\n有人使用此邮箱注册了 Narae。如果是您本人，请打开以下链接确认该邮箱属于您。链接在${hours}小时内有效，且只能使用一次。\n\n${link}\n\n如果不是您本人操作，请忽略此邮件。我们不会向未确认的邮箱发送通知。`,
  }),
  JPN: (link, hours) => ({
    subject: '【Narae】メールアドレスをご確認ください',
    text: `Naraeをご利用いただきありがとうございます。\n\nこのメールアドレスでNaraeの会員登録がありました。ご本人の場合は、下記のリンクを開いてメールアドレスの確認を完了してください。リンクは${hours}時間有効で、一度だけご利用いただけます。\n\n${link}\n\nお心当たりのない場合は、このメールを破棄してください。確認が済んでいないアドレスに、お知らせをお送りすることはありません。`,
  }),
  VTN: (link, hours) => ({
    subject: '[Narae] Vui lòng xác nhận địa chỉ email',
    text: `Xin chào từ Narae.\n\nCó người đã đăng ký tài khoản Narae bằng địa chỉ email này. Nếu đó là bạn, hãy mở liên kết dưới đây để xác nhận địa chỉ là của bạn. Liên kết chỉ dùng được một lần, trong ${hours} giờ.\n\n${link}\n\nNếu không phải bạn, vui lòng bỏ qua email này. Chúng tôi không gửi tin đến địa chỉ chưa được xác nhận.`,
  }),
};

/** Brings the link that confirms a mailbox (ACCOUNT-14). */
export const confirmationMail = (email: string, link: string, hours: number, lanTp: LanTp): Mail => ({
  to: email,
  lan_tp: lanTp,
  ...texts[lanTp](link, hours),
});
