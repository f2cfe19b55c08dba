import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { ReleaseState } from '@narae/releases';
import { releasesFor, type SiteReleases, type VisitorReleases } from './site-releases.ts';

/** Tells one browser from another while a canary runs, so that each keeps what it has; it says nothing else. Its name over http. */
export const VISITOR_COOKIE = 'narae_visitor';
/** Over https browsers let no other host and no page over http set it. */
const HOST_COOKIE = `__Host-${VISITOR_COOKIE}`;
const SIX_MONTHS_S = 15_552_000;
const shape = /^[\w-]{22}$/;

export interface Chosen extends VisitorReleases {
  /** Somebody else may get another answer: it must not be kept for both. */
  readonly personal: boolean;
}

/** @param https whether shoppers see the site over https @returns whether the browser has to be given the cookie, too */
const visitorOf = ({ cookies }: FastifyRequest, https: boolean): { visitor: string; known: boolean } => {
  const own = cookies[https ? HOST_COOKIE : VISITOR_COOKIE];
  // Whoever was drawn under the name of before keeps the releases that they have.
  const brought = own ?? cookies[VISITOR_COOKIE] ?? '';
  if (shape.test(brought)) return { visitor: brought, known: own !== undefined };
  return { visitor: randomBytes(16).toString('base64url'), known: false };
};

/** Saves choosing everybody's releases for each page while the ones found last are the same. */
const everybodys = new WeakMap<readonly ReleaseState[], Chosen>();

/**
 * The releases of whoever sends this request. Only while a canary runs does it matter who that is, and only then
 * is a cookie set.
 */
export const releasesOfVisitor = async (
  releases: SiteReleases,
  request: FastifyRequest,
  reply: FastifyReply,
  https: boolean,
): Promise<Chosen> => {
  const states = await releases.current();
  const forAll = everybodys.get(states);
  if (forAll) return forAll;
  if (states.every(({ canary }) => canary === null)) {
    const chosen = { ...releasesFor(states, ''), personal: false };
    everybodys.set(states, chosen);
    return chosen;
  }
  const { visitor, known } = visitorOf(request, https);
  if (!known)
    reply.setCookie(https ? HOST_COOKIE : VISITOR_COOKIE, visitor, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: https,
      maxAge: SIX_MONTHS_S,
    });
  return { ...releasesFor(states, visitor), personal: true };
};
