import { sessionCookieNames } from '@narae/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the browser is handed; it goes into cookies and nowhere else. */
export interface SessionTokens {
  access: string;
  refresh: string;
  /** When the session ends unless it is used again. */
  expiresAt: Date;
}

/** The refresh token travels to account's own paths only. */
const refreshPath = '/auth';

/** Puts sessions into cookies that no script can read and no other site can send along with a change. */
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
