import { z } from 'zod';
import type { ProviderConfig } from './provider-config.ts';
import { askJson } from './bounded-fetch.ts';
import { oidcClient } from './oidc.ts';
import { ProviderError, type Provider } from './provider.ts';

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

/** Kakao: OpenID Connect for who it is, and its own call for whether the address is theirs, which the ID token leaves out. */
export const kakao = (settings: NonNullable<ProviderConfig['kakao']>): Provider => {
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
