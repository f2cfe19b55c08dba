import type { LanTp } from '@narae/contracts';
import type { Mail } from '@narae/service-kit';

type Text = Pick<Mail, 'subject' | 'text'>;

const emailTexts: Readonly<Record<LanTp, (email: string) => Text>> = {
  KOR: (email) => ({
    subject: '[나래] 가입하신 이메일 주소 안내',
    text: `안녕하세요, 나래입니다.\n\n가입하신 이메일 주소: ${email}\n\n본인이 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다.`,
  }),
  ENG: (email) => ({
    subject: '[Narae] Your account email',
    text: `Hello from Narae.\n\nYour account is registered with ${email}.\n\nIf you did not ask for this, you can ignore this message.`,
  }),
  CHN: (email) => ({
    subject: '【Narae】您的注册邮箱',
    text: `您好，这里是 Narae。\n\n您的注册邮箱是 ${email}。\n\n如果不是您本人操作，请忽略此邮件。`,
  }),
  JPN: (email) => ({
    subject: '【Narae】ご登録のメールアドレス',
    text: `Naraeをご利用いただきありがとうございます。\n\nご登録のメールアドレスは ${email} です。\n\nお心当たりのない場合は、このメールを破棄してください。`,
  }),
  VTN: (email) => ({
    subject: '[Narae] Email tài khoản của bạn',
    text: `Xin chào từ Narae.\n\nEmail tài khoản của bạn là ${email}.\n\nNếu bạn không yêu cầu, vui lòng bỏ qua email này.`,
  }),
};

const passwordTexts: Readonly<Record<LanTp, (link: string, minutes: number) => Text>> = {
  KOR: (link, minutes) => ({
    subject: '[나래] 비밀번호 재설정 안내',
    text: `안녕하세요, 나래입니다.\n\n아래 링크에서 새 비밀번호를 설정해 주세요. 링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다.\n\n${link}\n\n본인이 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.`,
  }),
  ENG: (link, minutes) => ({
    subject: '[Narae] Set a new password',
    text: `Hello from Narae.\n\nUse this link to set a new password. It works once, within ${minutes} minutes.\n\n${link}\n\nIf you did not ask for this, you can ignore this message; your password stays as it is.`,
  }),
  CHN: (link, minutes) => ({
    subject: '【Narae】重置密码',
    text: `您好，这里是 Narae。\n\n请通过以下链接设置新密码。链接在${minutes}分钟内有效，且只能使用一次。\n\n${link}\n\n如果不是您本人操作，请忽略此邮件，密码不会改变。`,
  }),
  JPN: (link, minutes) => ({
    subject: '【Narae】パスワードの再設定',
    text: `Naraeをご利用いただきありがとうございます。\n\n下記のリンクから新しいパスワードを設定してください。リンクは${minutes}分間有効で、一度だけご利用いただけます。\n\n${link}\n\nお心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。`,
  }),
  VTN: (link, minutes) => ({
    subject: '[Narae] Đặt lại mật khẩu',
    text: `Xin chào từ Narae.\n\nHãy dùng liên kết dưới đây để đặt mật khẩu mới. Liên kết chỉ dùng được một lần, trong ${minutes} phút.\n\n${link}\n\nNếu bạn không yêu cầu, vui lòng bỏ qua email này; mật khẩu của bạn không thay đổi.`,
  }),
};

/** Tells a member the whole address it joined with. */
export const emailMail = (email: string, lanTp: LanTp): Mail => ({
  to: email,
  lan_tp: lanTp,
  ...emailTexts[lanTp](email),
});

/** Brings the link to a new password. */
export const passwordMail = (email: string, link: string, minutes: number, lanTp: LanTp): Mail => ({
  to: email,
  lan_tp: lanTp,
  ...passwordTexts[lanTp](link, minutes),
});
