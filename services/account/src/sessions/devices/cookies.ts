import { sessionCookieNames } from '@narae/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { hashToken } from '../../kernel/index.ts';

export interface SessionTokens {
  access: string;
  refresh: string;
  /** The session ends then unless it is used again. */
  expiresAt: Date;
}

/** The refresh token travels to account's own paths only. */
const refreshPath = '/auth';

/** Cookies that no script can read and no other site can send along with a change. */
export interface SessionCookies {
  set(reply: FastifyReply, tokens: SessionTokens): void;
  clear(reply: FastifyReply): void;
  refreshOf(request: FastifyRequest): string | undefined;
}

/** @param secure whether the site is served over https */
export const sessionCookies = (secure: boolean): SessionCookies => {
  const names = sessionCookieNames(secure);
  const common = { httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    set: (reply, { access, refresh, expiresAt: expires }) => {
      // The access cookie outlives its token: an expired one is renewed, a missing one means signed out.
      reply.setCookie(names.access, access, { ...common, path: '/', expires });
      reply.setCookie(names.refresh, refresh, { ...common, path: refreshPath, expires });
    },
    clear: (reply) => {
      reply.clearCookie(names.access, { ...common, path: '/' });
      reply.clearCookie(names.refresh, { ...common, path: refreshPath });
    },
    refreshOf: (request) => request.cookies[names.refresh],
  };
};

/** Seconds, as long as an attempt at a provider may take. */
const keptS = 900;
const pattern = /^[\w-]{43}$/;

/** Binds a provider's sign-in to its browser by a secret in a cookie that scripts cannot read. */
export interface BrowserCookie {
  /** Hash of the secret; null without one. */
  read(request: FastifyRequest): string | null;
  /** Makes a secret where there is none; several tabs share it. */
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
