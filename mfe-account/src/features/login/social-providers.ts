import type { LanTp } from '@narae/shell-sdk';

/** A provider's button on the login form. */
export type ButtonProvider = 'qq' | 'google' | 'facebook' | 'kakao';

/** QQ for Chinese; Google, Facebook and Kakao for the others (ACCOUNT-10). */
export const socialProviders = (lanTp: LanTp): readonly ButtonProvider[] =>
  lanTp === 'CHN' ? ['qq'] : ['google', 'facebook', 'kakao'];
