import * as oidc from 'openid-client';
import { z } from 'zod';
import type { OidcSettings } from '../../config.ts';
import { boundedFetch, type Checks, ProviderError } from './provider.ts';

/** Milliseconds that an issuer's metadata is used. */
const knownMs = 3_600_000;

/** Discovery, PKCE, nonce, and claims of a verified ID token. */
export interface OidcClient {
  begin(checks: Checks, scope: string): Promise<string>;
  /** @throws ProviderError */
  finish(answer: URL, checks: Checks): Promise<{ claims: oidc.IDToken; accessToken: string }>;
}

/** The issuer's metadata is fetched on first use; http is allowed for the sandbox on loopback. */
export const oidcClient = ({ issuer, clientId, clientSecret }: OidcSettings): OidcClient => {
  let cached: { readonly config: Promise<oidc.Configuration>; readonly at: number } | null = null;
  const discover = async (): Promise<oidc.Configuration> => {
    const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [oidc.customFetch]: boundedFetch,
      ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
    });
    config[oidc.customFetch] = boundedFetch;
    return config;
  };
  const configured = (): Promise<oidc.Configuration> => {
    if (cached && Date.now() - cached.at < knownMs) return cached.config;
    const config = discover();
    cached = { config, at: Date.now() };
    config.catch(() => (cached = null));
    return config;
  };
  return {
    begin: async ({ state, nonce, codeVerifier, redirectUri }, scope) => {
      const address = oidc.buildAuthorizationUrl(await configured(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    finish: async (answer, { state, nonce, codeVerifier }) => {
      const tokens = await oidc.authorizationCodeGrant(await configured(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new ProviderError('there is no ID token');
      return { claims, accessToken: tokens.access_token };
    },
  };
};

const googleClaims = z.object({
  sub: z.string().min(1).max(128),
  name: z.string().catch(''),
  email: z.string().catch(''),
  email_verified: z.boolean().catch(false),
});

export const googlePerson = (claims: unknown): z.output<typeof googleClaims> => googleClaims.parse(claims);
