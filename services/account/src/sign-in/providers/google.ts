import type { ProviderConfig } from './provider-config.ts';
import { googlePerson, oidcClient } from './oidc.ts';
import type { Provider } from './provider.ts';

/** Google: OpenID Connect; who it is and whether the address is theirs stands in the ID token. */
export const google = (settings: NonNullable<ProviderConfig['google']>): Provider => {
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
