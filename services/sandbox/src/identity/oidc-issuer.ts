import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { Provider } from 'oidc-provider';
import { identityClients, type IdentityOutcome, mayLeadTo, slowMs, unpackChoice } from './people.ts';
import { MemoryAdapter } from './memory.ts';

const hourS = 3_600;

const wrongs: Partial<Record<IdentityOutcome, (claims: JWTPayload) => JWTPayload>> = {
  nonce: (claims) => ({ ...claims, nonce: 'another' }),
  audience: (claims) => ({ ...claims, aud: 'another-shop' }),
  issuer: (claims) => ({ ...claims, iss: 'http://127.0.0.1:9' }),
  expired: (claims) => ({
    ...claims,
    iat: (claims.iat ?? 0) - 2 * hourS,
    exp: (claims.exp ?? 0) - 2 * hourS,
  }),
};

/** An OpenID provider with the shop as its only client; it always asks who signs in. */
export const createIssuer = async (name: 'google' | 'kakao', origin: string): Promise<Provider> => {
  const path = `/idp/${name}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: `sandbox-${name}`, use: 'sig', alg: 'RS256' };
  const { clientId, clientSecret } = identityClients[name];
  const provider = new Provider(`${origin}${path}`, {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['http://127.0.0.1/'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email', 'profile_nickname', 'account_email'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${path}/people/${uid}` },
    ttl: {
      AccessToken: hourS,
      AuthorizationCode: 60,
      Grant: hourS,
      IdToken: hourS,
      Interaction: hourS,
      Session: hourS,
    },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: async () => {
        const { name: called = '', email = '', verified = false } = unpackChoice(id)?.person ?? {};
        return {
          sub: id,
          ...(called && { name: called }),
          ...(email && { email, email_verified: verified }),
        };
      },
    }),
    // The page's choice includes consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email profile_nickname account_email');
      await grant.save();
      return grant;
    },
  });
  Object.assign(provider.Client.prototype, { redirectUriAllowed: mayLeadTo });
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== '/token' || !body?.id_token) return;
    const claims = decodeJwt(body.id_token);
    const choice = unpackChoice(claims.sub ?? '');
    if (!choice) return;
    if (choice.outcome === 'slow') await pause(slowMs);
    if (choice.outcome === 'replayed') {
      ctx.status = 400;
      ctx.body = { error: 'invalid_grant', error_description: 'the code has been used before' };
      return;
    }
    const sent = wrongs[choice.outcome]?.(claims) ?? claims;
    ctx.body = {
      ...body,
      id_token: await new SignJWT({ ...sent, sub: choice.person.id })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid })
        .sign(privateKey),
    };
  });
  return provider;
};
