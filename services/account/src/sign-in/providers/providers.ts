import type { SignInProvider } from '@narae/contracts/activity-kinds';
import { z } from 'zod';
import type { ProviderConfig } from '../../config.ts';
import { facebook, type Facebook } from './facebook.ts';
import { type Provider, askJson, ProviderError } from './provider.ts';
import { qq } from './qq.ts';
import { googlePerson, oidcClient } from './oidc.ts';

export type Providers = { readonly [Name in Exclude<SignInProvider, 'facebook'>]: Provider | null } & {
  readonly facebook: Facebook | null;
};

export const createProviders = (config: ProviderConfig, now: () => Date): Providers => ({
  google: config.google && google(config.google),
  kakao: config.kakao && kakao(config.kakao),
  qq: config.qq && qq(config.qq),
  facebook: config.facebook && facebook(config.facebook, now),
});

/** OpenID Connect; the ID token says whether the address is theirs. */
const google = (settings: NonNullable<ProviderConfig['google']>): Provider => {
  const client = oidcClient(settings);
  return {
    name: 'google',
    begin: (checks) => client.begin(checks, 'openid email profile'),
    finish: async (answer, checks) => {
      const { claims } = await client.finish(answer, checks);
      const { sub, name, email, email_verified } = googlePerson(claims);
      return { subject: sub, nick: name, verifiedEmail: email_verified ? email : '' };
    },
  };
};

const person = z.object({
  id: z.union([z.int(), z.string()]).transform(String),
  kakao_account: z
    .object({
      email: z.string().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      profile: z.object({ nickname: z.string().optional() }).optional(),
    })
    .default({}),
});

/** OpenID Connect; a call of its own says whether the address is theirs. */
const kakao = (settings: NonNullable<ProviderConfig['kakao']>): Provider => {
  const client = oidcClient(settings);
  return {
    name: 'kakao',
    begin: (checks) => client.begin(checks, 'openid profile_nickname account_email'),
    finish: async (answer, checks) => {
      const { claims, accessToken } = await client.finish(answer, checks);
      const url = new URL('v2/user/me', `${settings.apiUrl}/`);
      const told = person.parse(await askJson(url, { headers: { authorization: `Bearer ${accessToken}` } }));
      if (told.id !== claims.sub) throw new ProviderError('the ID token and the person differ');
      const { email = '', is_email_valid, is_email_verified, profile } = told.kakao_account;
      return {
        subject: claims.sub,
        nick: profile?.nickname ?? '',
        verifiedEmail: is_email_valid && is_email_verified ? email : '',
      };
    },
  };
};
