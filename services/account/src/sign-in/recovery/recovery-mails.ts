import type { LanTp } from '@narae/contracts';
import type { Mail } from '@narae/service-kit';
import { accountMail, type AccountMailTexts } from '../../mail/index.ts';

const emailTexts: Readonly<Record<LanTp, AccountMailTexts & { readonly label: string }>> = {
  KOR: {
    subject: '[나래] 가입하신 이메일 주소 안내',
    body: '가입하신 이메일 주소를 알려 드립니다.',
    label: '이메일',
    action: '로그인하기',
    closing: '본인이 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다.',
  },
  ENG: {
    subject: '[Narae] Your account email',
    body: 'This is the email address of your account.',
    label: 'Email',
    action: 'Sign in',
    closing: 'If you did not ask for this, you can ignore this message.',
  },
  CHN: {
    subject: '【Narae】您的注册邮箱',
    body: '以下是您注册时使用的邮箱。',
    label: '邮箱',
    action: '前往登录',
    closing: '如果不是您本人操作，请忽略此邮件。',
  },
  JPN: {
    subject: '【Narae】ご登録のメールアドレス',
    body: 'ご登録のメールアドレスをお知らせします。',
    label: 'アドレス',
    action: 'ログインする',
    closing: 'お心当たりのない場合は、このメールを破棄してください。',
  },
  VTN: {
    subject: '[Narae] Email tài khoản của bạn',
    body: 'Đây là địa chỉ email của tài khoản bạn đã đăng ký.',
    label: 'Email',
    action: 'Đăng nhập',
    closing: 'Nếu bạn không yêu cầu, vui lòng bỏ qua email này.',
  },
};

const passwordTexts: Readonly<Record<LanTp, (minutes: number) => AccountMailTexts>> = {
  KOR: (minutes) => ({
    subject: '[나래] 비밀번호 재설정 안내',
    body: `아래 버튼을 눌러 새 비밀번호를 설정해 주세요. 링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다.`,
    action: '새 비밀번호 설정하기',
    closing: '본인이 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
  }),
  ENG: (minutes) => ({
    subject: '[Narae] Set a new password',
    body: `You can set a new password now. The link works once, within ${minutes} minutes.`,
    action: 'Set new password',
    closing: 'If you did not ask for this, you can ignore this message; your password stays as it is.',
  }),
  CHN: (minutes) => ({
    subject: '【Narae】重置密码',
    body: `请点击下方按钮设置新密码。链接在${minutes}分钟内有效，且只能使用一次。`,
    action: '设置新密码',
    closing: '如果不是您本人操作，请忽略此邮件，密码不会改变。',
  }),
  JPN: (minutes) => ({
    subject: '【Narae】パスワードの再設定',
    body: `下のボタンから新しいパスワードを設定してください。リンクは${minutes}分間有効で、一度だけご利用いただけます。`,
    action: 'パスワードを設定',
    closing: 'お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。',
  }),
  VTN: (minutes) => ({
    subject: '[Narae] Đặt lại mật khẩu',
    body: `Hãy nhấn nút bên dưới để đặt mật khẩu mới. Liên kết chỉ dùng được một lần, trong ${minutes} phút.`,
    action: 'Đặt mật khẩu mới',
    closing: 'Nếu bạn không yêu cầu, vui lòng bỏ qua email này; mật khẩu của bạn không thay đổi.',
  }),
};

export const emailMail = (email: string, loginLink: string, lanTp: LanTp): Mail => {
  const { label, ...texts } = emailTexts[lanTp];
  return accountMail('email-found', email, loginLink, lanTp, {
    ...texts,
    rows: [{ label, values: [email] }],
  });
};

export const passwordMail = (email: string, link: string, minutes: number, lanTp: LanTp): Mail =>
  accountMail('password-link', email, link, lanTp, passwordTexts[lanTp](minutes));
