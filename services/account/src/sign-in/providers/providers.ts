import type { SignInProvider } from '@narae/contracts';
import type { ProviderConfig } from './provider-config.ts';
import { facebook, type Facebook } from './facebook.ts';
import { google } from './google.ts';
import { kakao } from './kakao.ts';
import type { Provider } from './provider.ts';
import { qq } from './qq.ts';

/** The providers that are configured. */
export type Providers = { readonly [Name in Exclude<SignInProvider, 'facebook'>]: Provider | null } & {
  readonly facebook: Facebook | null;
};

/** One adapter for each provider that is configured. */
export const createProviders = (config: ProviderConfig, now: () => Date): Providers => ({
  google: config.google && google(config.google),
  kakao: config.kakao && kakao(config.kakao),
  qq: config.qq && qq(config.qq),
  facebook: config.facebook && facebook(config.facebook, now),
});
