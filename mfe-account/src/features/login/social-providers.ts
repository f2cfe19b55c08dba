import type { LanTp } from '@narae/shell-sdk';

export interface SocialProvider {
  readonly id: 'qq' | 'google' | 'kakao';
  readonly label: 'social_qq' | 'social_google' | 'social_kakao';
  /** Where signing in begins; absent while the provider only shows its warning popup. */
  readonly href?: (mobile: boolean) => string;
}

const qq: SocialProvider = {
  id: 'qq',
  label: 'social_qq',
  href: (mobile) => (mobile ? '/auth/mobile/qq' : '/auth/web/qq'),
};
const google: SocialProvider = { id: 'google', label: 'social_google' };
const kakao: SocialProvider = { id: 'kakao', label: 'social_kakao', href: () => '/auth/kakao' };

/** QQ for Chinese, Google and Kakao for the others (ACCOUNT-10). */
export const socialProviders = (lanTp: LanTp): readonly SocialProvider[] =>
  lanTp === 'CHN' ? [qq] : [google, kakao];
