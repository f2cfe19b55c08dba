import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ProviderConfig } from '../../config.ts';
import { askJson, type ProvidedPerson, type Provider, ProviderError } from './provider.ts';

const token = z.object({ access_token: z.string().min(1) });
const debugged = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: z.string().min(1).max(128),
    /** Seconds since 1970; 0 for ever. */
    expires_at: z.int().default(0),
  }),
});
const person = z.object({ id: z.string().min(1).max(128), name: z.string().catch('') });

/** Also vouches for tokens that a browser brings along. */
export interface Facebook extends Provider {
  /** Only of a token given to this shop and to the person named. @throws ProviderError */
  personOf(accessToken: string, user_id?: string): Promise<ProvidedPerson>;
}

const parse = <Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> => {
  const read = shape.safeParse(answer);
  if (!read.success) throw new ProviderError('Facebook answered with an error');
  return read.data;
};

/** OAuth 2 without an ID token; only `debug_token` says whether a token was meant for this shop. */
export const facebook = (settings: NonNullable<ProviderConfig['facebook']>, now: () => Date): Facebook => {
  const { url, graphUrl, appId, appSecret } = settings;
  const at = (base: string, path: string, values: Record<string, string>): URL =>
    new URL(`${path}?${new URLSearchParams(values)}`, `${base}/`);

  const personOf: Facebook['personOf'] = async (accessToken, wanted) => {
    const question = { input_token: accessToken, access_token: `${appId}|${appSecret}` };
    const { data } = parse(debugged, await askJson(at(graphUrl, 'debug_token', question)));
    const { app_id, is_valid, user_id, expires_at } = data;
    if (!is_valid || app_id !== appId) throw new ProviderError('the token is not for this shop');
    if (wanted !== undefined && wanted !== user_id) throw new ProviderError('the token is somebody else’s');
    if (expires_at !== 0 && expires_at * 1000 <= now().getTime())
      throw new ProviderError('the token has run out');
    const appsecret_proof = createHmac('sha256', appSecret).update(accessToken).digest('hex');
    const values = { fields: 'id,name', access_token: accessToken, appsecret_proof };
    const { id, name } = parse(person, await askJson(at(graphUrl, 'me', values)));
    if (id !== user_id) throw new ProviderError('the token and the person differ');
    // Facebook does not say whether an address is theirs.
    return { subject: id, nick: name, verifiedEmail: '' };
  };

  return {
    name: 'facebook',
    begin: ({ state, redirectUri }) =>
      Promise.resolve(
        at(url, 'dialog/oauth', {
          client_id: appId,
          redirect_uri: redirectUri,
          state,
          scope: 'public_profile',
          response_type: 'code',
        }).href,
      ),
    finish: async (answer, { redirectUri }) => {
      const values = {
        client_id: appId,
        client_secret: appSecret,
        redirect_uri: redirectUri,
        code: answer.searchParams.get('code') ?? '',
      };
      const { access_token } = parse(token, await askJson(at(graphUrl, 'oauth/access_token', values)));
      return personOf(access_token);
    },
    personOf,
  };
};
