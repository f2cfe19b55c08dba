import type { LanTp } from '@narae/contracts';
import { desk, deskMailHref } from '@narae/contracts/desk';
import type { Mail } from '@narae/service-kit';
import { accountMail, type AccountMailTexts } from '../../mail/account-mail.ts';

const texts: Readonly<Record<LanTp, AccountMailTexts>> = {
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

/** Tells an address that it no longer is the account's (ACCOUNT-28). */
export const oldAddressMail = (email: string, lanTp: LanTp): Mail =>
  accountMail('new-address', email, deskMailHref(texts[lanTp].subject), lanTp, texts[lanTp]);
