import { z } from 'zod';
import type { ProviderConfig } from '../../config.ts';
import { askText, type Provider, ProviderError } from './provider.ts';

const token = z.object({ access_token: z.string().min(1) });
const identity = z.object({ client_id: z.string(), openid: z.string().min(1).max(128) });
const info = z.object({ ret: z.literal(0), nickname: z.string().catch('') });

/** JSON where `fmt=json` is heeded, else a function call or a form; parsed, never run. @throws ProviderError */
export const readQqAnswer = (text: string): unknown => {
  const inner = /^\s*callback\(([^]*)\)\s*;?\s*$/.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(inner) as unknown;
  } catch {
    if (!/^[\w%.=&+-]+$/.test(inner.trim())) throw new ProviderError('the answer of QQ cannot be read');
    return Object.fromEntries(new URLSearchParams(inner.trim()));
  }
};

const parse = <Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> => {
  const read = shape.safeParse(readQqAnswer(text));
  if (!read.success) throw new ProviderError('QQ answered with an error');
  return read.data;
};

/** A dialect of OAuth 2 without PKCE and addresses. */
export const qq = ({ url, appId, appKey }: NonNullable<ProviderConfig['qq']>): Provider => {
  const at = (path: string, values: Record<string, string>): URL =>
    new URL(`${path}?${new URLSearchParams(values)}`, `${url}/`);
  return {
    name: 'qq',
    begin: ({ state, redirectUri }, device) =>
      Promise.resolve(
        at('oauth2.0/authorize', {
          response_type: 'code',
          client_id: appId,
          redirect_uri: redirectUri,
          state,
          scope: 'get_user_info',
          ...(device === 'mobile' && { display: 'mobile' }),
        }).href,
      ),
    finish: async (answer, { redirectUri }) => {
      const { access_token } = parse(
        token,
        await askText(
          at('oauth2.0/token', {
            grant_type: 'authorization_code',
            client_id: appId,
            client_secret: appKey,
            code: answer.searchParams.get('code') ?? '',
            redirect_uri: redirectUri,
            fmt: 'json',
          }),
        ),
      );
      const { client_id, openid } = parse(
        identity,
        await askText(at('oauth2.0/me', { access_token, fmt: 'json' })),
      );
      // A token of another shop's page says nothing about this visitor.
      if (client_id !== appId) throw new ProviderError('the token is for another application');
      const values = { access_token, oauth_consumer_key: appId, openid };
      const { nickname } = parse(info, await askText(at('user/get_user_info', values)));
      return { subject: openid, nick: nickname, verifiedEmail: '' };
    },
  };
};
