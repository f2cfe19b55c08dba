import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../../kernel/tokens.ts';

/** As long as an attempt at a provider may take. */
const keptS = 900;
const pattern = /^[\w-]{43}$/;

/** Binds a sign-in with a provider to the browser it began in, by a secret in a cookie that scripts cannot read. */
export interface BrowserCookie {
  /** The hash of the browser's secret; null where it has none. */
  read(request: FastifyRequest): string | null;
  /** The same, after giving it one where it has none; several tabs share it. */
  give(request: FastifyRequest, reply: FastifyReply): string;
}

/** @param secure whether the site is served over https */
export const browserCookie = (secure: boolean): BrowserCookie => {
  const name = secure ? '__Secure-narae_si' : 'narae_si';
  const secretOf = (request: FastifyRequest): string | null => {
    const value = request.cookies[name] ?? '';
    return pattern.test(value) ? value : null;
  };
  return {
    read: (request) => {
      const secret = secretOf(request);
      return secret && hashToken(secret);
    },
    give: (request, reply) => {
      const secret = secretOf(request) ?? randomBytes(32).toString('base64url');
      // Lax: the provider leads back here by a link.
      reply.setCookie(name, secret, {
        path: '/auth',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: keptS,
      });
      return hashToken(secret);
    },
  };
};
