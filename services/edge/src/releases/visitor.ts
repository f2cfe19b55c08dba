import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { ReleaseState } from '@narae/releases';
import { releasesFor, type SiteReleases, type VisitorReleases } from './site-releases.ts';

/** Distinguishes browsers while a canary runs, so that each keeps its releases. Name over http. */
export const VISITOR_COOKIE = 'narae_visitor';
/** Over https no other host and no http page can set it. */
const HOST_COOKIE = `__Host-${VISITOR_COOKIE}`;
const SIX_MONTHS_S = 15_552_000;
const shape = /^[\w-]{22}$/;

export interface Chosen extends VisitorReleases {
  /** Others may get another answer: it must not be cached for all. */
  readonly personal: boolean;
}

/** @param https whether shoppers see the site over https @returns whether to set the cookie */
const visitorOf = ({ cookies }: FastifyRequest, https: boolean): { visitor: string; known: boolean } => {
  const own = cookies[https ? HOST_COOKIE : VISITOR_COOKIE];
  // Visitors with the old cookie name keep their releases.
  const brought = own ?? cookies[VISITOR_COOKIE] ?? '';
  if (shape.test(brought)) return { visitor: brought, known: own !== undefined };
  return { visitor: randomBytes(16).toString('base64url'), known: false };
};

/** Saves choosing everybody's releases for each page while the ones found last are the same. */
const everybodys = new WeakMap<readonly ReleaseState[], Chosen>();

/** A visitor's releases; only a canary needs a cookie. */
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
