import type { LanTp } from '@narae/contracts';
import type { FactorResetReason, LockReason, RejectReason } from '@narae/contracts/member-admin-limits';

/** `other` tells nothing, and the mail asks to write to the shop. */
type ToldReason = Exclude<LockReason | RejectReason | FactorResetReason, 'other'>;

/** As told by mail (ACCOUNT-40). */
const reasonTexts: Readonly<Record<LanTp, { label: string } & Record<ToldReason, string>>> = {
  KOR: {
    label: '사유',
    'sign-ins': '평소와 다른 로그인이 감지되어 계정을 보호하고 있습니다.',
    terms: '이용약관을 위반한 이용이 확인되었습니다.',
    asked: '회원님께서 요청하셨습니다.',
    'second-account': '이미 가입하신 계정이 있습니다.',
    'not-a-person': '가입하신 분을 확인할 수 없었습니다.',
    'app-lost': '인증 앱이나 패스키를 더 이상 쓸 수 없다고 알려 주셨습니다.',
    misuse: '다른 사람이 2단계 인증을 사용할 수 있다고 판단했습니다.',
  },
  ENG: {
    label: 'Reason',
    'sign-ins': 'We noticed unusual sign-ins and are protecting your account.',
    terms: 'The account was used against our terms of use.',
    asked: 'You asked us to.',
    'second-account': 'You already have an account with us.',
    'not-a-person': 'We could not tell who is signing up.',
    'app-lost': 'You can no longer use your authenticator app or passkey.',
    misuse: 'Somebody else may be able to use your second factor.',
  },
  CHN: {
    label: '原因',
    'sign-ins': '我们发现异常登录，为保护您的账号而锁定。',
    terms: '该账号的使用违反了我们的服务条款。',
    asked: '根据您本人的要求。',
    'second-account': '您已有一个账号。',
    'not-a-person': '我们无法确认注册人的身份。',
    'app-lost': '您已无法使用身份验证器或通行密钥。',
    misuse: '他人可能会使用您的两步验证。',
  },
  JPN: {
    label: '理由',
    'sign-ins': '通常と異なるログインが見つかったため、アカウントを保護しています。',
    terms: '利用規約に反するご利用が確認されました。',
    asked: 'お客様からのご依頼によるものです。',
    'second-account': 'すでにご登録のアカウントがあります。',
    'not-a-person': 'ご登録された方を確認できませんでした。',
    'app-lost': '認証アプリまたはパスキーをご利用いただけなくなったためです。',
    misuse: '第三者が2段階認証を利用できるおそれがあるためです。',
  },
  VTN: {
    label: 'Lý do',
    'sign-ins': 'Chúng tôi phát hiện đăng nhập bất thường và đang bảo vệ tài khoản của bạn.',
    terms: 'Tài khoản được sử dụng trái với điều khoản sử dụng.',
    asked: 'Theo yêu cầu của bạn.',
    'second-account': 'Bạn đã có một tài khoản khác.',
    'not-a-person': 'Chúng tôi không xác định được người đăng ký.',
    'app-lost': 'Bạn không còn dùng được ứng dụng xác thực hoặc passkey.',
    misuse: 'Người khác có thể sử dụng được xác minh hai bước của bạn.',
  },
};

export const reasonRow = (reason: string, lan_tp: LanTp): { label: string; values: string[] } | null => {
  const { label, ...texts } = reasonTexts[lan_tp];
  const text = Object.entries(texts).find(([name]) => name === reason)?.[1];
  return text === undefined ? null : { label, values: [text] };
};
