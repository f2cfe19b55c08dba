import type { SignInProvider } from '@narae/contracts/activity-kinds';

/** What the providers call themselves, in every language (ACCOUNT-10). */
export const providerNames: Readonly<Record<SignInProvider, string>> = {
  kakao: 'Kakao',
  qq: 'QQ',
  google: 'Google',
  facebook: 'Facebook',
};

/** @param mobile QQ has its own page for phones */
export const beginningOf = (provider: SignInProvider, mobile: boolean): string =>
  provider === 'qq' ? `/auth/${mobile ? 'mobile' : 'web'}/qq` : `/auth/${provider}`;

/** Decides QQ's page alone. */
export const isMobile = (): boolean => /iPhone|Android|iPad|iPod/.test(navigator.userAgent);
