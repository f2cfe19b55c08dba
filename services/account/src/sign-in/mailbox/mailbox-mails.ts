import type { LanTp } from '@narae/contracts';
import type { Mail } from '@narae/service-kit';
import { desk, deskMailHref } from '@narae/contracts/desk';
import { accountMail, type AccountMailTexts } from '../../mail/index.ts';

const confirmationTexts: Readonly<Record<LanTp, (hours: number) => AccountMailTexts>> = {
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
  accountMail('mailbox-confirm', email, link, lanTp, confirmationTexts[lanTp](hours));

const newAddressTexts: Readonly<Record<LanTp, (hours: number) => AccountMailTexts>> = {
  KOR: (hours) => ({
    subject: '[나래] 새 이메일 주소를 확인해 주세요',
    body: `나래 계정의 이메일을 이 주소로 바꾸는 요청이 접수되었습니다. 본인의 주소가 맞다면 아래 버튼으로 확인해 주세요. 확인하시기 전까지는 기존 주소가 그대로 사용됩니다. 링크는 ${hours}시간 동안 한 번만 사용할 수 있습니다.`,
    action: '새 주소 확인하기',
    closing: '요청하신 적이 없다면 이 메일은 무시하셔도 됩니다. 이 주소는 사용되지 않습니다.',
  }),
  ENG: (hours) => ({
    subject: '[Narae] Please confirm your new email address',
    body: `A member of Narae wants to use this email address for their account. If it was you, please confirm that the address is yours. Until then your old address stays in use. The link works once, within ${hours} hours.`,
    action: 'Confirm new address',
    closing: 'If it was not you, you can ignore this message; the address will not be used.',
  }),
  CHN: (hours) => ({
    subject: '【Narae】请确认您的新邮箱',
    body: `有Narae会员希望将账号邮箱更换为此邮箱。如果是您本人，请点击下方按钮，确认该邮箱属于您。确认之前，原邮箱将继续使用。链接在${hours}小时内有效，且只能使用一次。`,
    action: '确认新邮箱',
    closing: '如果不是您本人操作，请忽略此邮件，该邮箱不会被使用。',
  }),
  JPN: (hours) => ({
    subject: '【Narae】新しいメールアドレスをご確認ください',
    body: `Naraeのアカウントで、メールアドレスをこのアドレスに変更するお申し込みがありました。ご本人の場合は、下のボタンから確認を完了してください。確認が済むまでは、これまでのアドレスをご利用いただけます。リンクは${hours}時間有効で、一度だけご利用いただけます。`,
    action: '新しいアドレスを確認',
    closing: 'お心当たりのない場合は、このメールを破棄してください。このアドレスが使われることはありません。',
  }),
  VTN: (hours) => ({
    subject: '[Narae] Vui lòng xác nhận địa chỉ email mới',
    body: `Một thành viên Narae muốn dùng địa chỉ email này cho tài khoản của mình. Nếu đó là bạn, hãy nhấn nút bên dưới để xác nhận địa chỉ là của bạn. Cho đến lúc đó, địa chỉ cũ vẫn được sử dụng. Liên kết chỉ dùng được một lần, trong ${hours} giờ.`,
    action: 'Xác nhận địa chỉ mới',
    closing: 'Nếu không phải bạn, vui lòng bỏ qua email này; địa chỉ sẽ không được sử dụng.',
  }),
};

/** Brings the link that makes an address the member's (ACCOUNT-28). */
export const newAddressMail = (email: string, link: string, hours: number, lanTp: LanTp): Mail =>
  accountMail('address-changing', email, link, lanTp, newAddressTexts[lanTp](hours));

const oldAddressTexts: Readonly<Record<LanTp, AccountMailTexts>> = {
  KOR: {
    subject: '[나래] 계정의 이메일 주소가 변경되었습니다',
    body: '나래 계정의 이메일이 다른 주소로 변경되었습니다. 앞으로 이 주소로는 로그인할 수 없으며, 안내 메일도 보내 드리지 않습니다.',
    action: '고객센터에 문의하기',
    closing: `본인이 하신 일이 아니라면 곧바로 ${desk.email} 또는 ${desk.tel}로 알려 주세요.`,
  },
  ENG: {
    subject: '[Narae] Your account has a new email address',
    body: 'Your Narae account now uses another email address. You can no longer sign in with this one, and we will not write to it any more.',
    action: 'Write to us',
    closing: `If this was not you, tell us at once: ${desk.email} or ${desk.tel}.`,
  },
  CHN: {
    subject: '【Narae】您的账号邮箱已更换',
    body: '您的Narae账号已更换为其他邮箱。此邮箱将无法再用于登录，我们也不会再向此邮箱发送邮件。',
    action: '联系我们',
    closing: `如果不是您本人操作，请立即联系我们：${desk.email}或${desk.tel}。`,
  },
  JPN: {
    subject: '【Narae】アカウントのメールアドレスが変更されました',
    body: 'Naraeのアカウントのメールアドレスが、別のアドレスに変更されました。今後このアドレスではログインできず、お知らせもお送りしません。',
    action: 'お問い合わせ',
    closing: `お心当たりのない場合は、すぐに${desk.email}または${desk.tel}までご連絡ください。`,
  },
  VTN: {
    subject: '[Narae] Tài khoản của bạn có địa chỉ email mới',
    body: 'Tài khoản Narae của bạn hiện dùng một địa chỉ email khác. Bạn không thể đăng nhập bằng địa chỉ này nữa và chúng tôi sẽ không gửi email đến đây.',
    action: 'Liên hệ với chúng tôi',
    closing: `Nếu không phải bạn, hãy báo ngay cho chúng tôi: ${desk.email} hoặc ${desk.tel}.`,
  },
};

export const oldAddressMail = (email: string, lanTp: LanTp): Mail =>
  accountMail(
    'new-address',
    email,
    deskMailHref(oldAddressTexts[lanTp].subject),
    lanTp,
    oldAddressTexts[lanTp],
  );
