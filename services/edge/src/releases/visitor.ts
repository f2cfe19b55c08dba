import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { releasesFor, type SiteReleases, type VisitorReleases } from './site-releases.ts';

/** Tells one browser from another while a canary runs, so that each keeps what it has; it says nothing else. */
export const VISITOR_COOKIE = 'narae_visitor';
const SIX_MONTHS_S = 15_552_000;
const shape = /^[\w-]{22}$/;

export interface Chosen extends VisitorReleases {
  /** Somebody else may get another answer: it must not be kept for both. */
  readonly personal: boolean;
}

/**
 * The releases of whoever sends this request. Only while a canary runs does it matter who that is, and only then
 * is a cookie set.
 */
export const releasesOfVisitor = async (
  releases: SiteReleases,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Chosen> => {
  const states = await releases.current();
  if (states.every(({ canary }) => canary === null)) return { ...releasesFor(states, ''), personal: false };
  const brought = request.cookies[VISITOR_COOKIE];
  const known = brought !== undefined && shape.test(brought);
  const visitor = known ? brought : randomBytes(16).toString('base64url');
  if (!known)
    reply.setCookie(VISITOR_COOKIE, visitor, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: SIX_MONTHS_S,
    });
  return { ...releasesFor(states, visitor), personal: true };
};
