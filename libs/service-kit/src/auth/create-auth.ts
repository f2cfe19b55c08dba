import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { adminRoles, type AdminRole } from '@narae/contracts/admin-role';
import type { Connection } from 'mongoose';
import type { Bus } from '../events/bus/bus.ts';
import type { Logger } from '../base/logger.ts';
import { isConfirmed } from './is-confirmed.rules.ts';
import { createKeySet } from './key-set.ts';
import { watchRevocations } from './revocations.ts';
import {
  EXPORT_AUDIENCE,
  EXPORT_ISSUER,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type AuthUser,
} from './session-cookies.ts';

/** What the session cookie says: a member, nobody, or somebody whose token ran out and may be renewed. */
export interface Identity {
  readonly user: AuthUser | null;
  readonly expired: boolean;
  /** The session of the expired token; it opens nothing, and names what a sign-in or sign-out here ends. */
  readonly expiredSid?: string;
  /** There is a session, but no key to check it by: public calls go on without it. */
  readonly unverified?: true;
  /** A token that account never signed, or signed for something else. */
  readonly forged?: true;
}

export const anonymous: Identity = { user: null, expired: false };
const forged: Identity = { user: null, expired: false, forged: true };
const ranOut = ({ payload: { sid } }: errors.JWTExpired | errors.JWTClaimValidationFailed): Identity => ({
  user: null,
  expired: true,
  ...(typeof sid === 'string' && { expiredSid: sid }),
});
const unverified: Identity = { user: null, expired: false, unverified: true };

export interface Authenticator {
  identify(token: string | undefined): Promise<Identity>;
  /** The member for whom account exports with it; null where expired or not account's (ACCOUNT-40). */
  exportingFor(token: string): Promise<string | null>;
  /** Whether an admitted caller's session was ended, or the access token has expired. */
  isOver(user: AuthUser): boolean;
  close(): Promise<void>;
}

export interface AuthOptions {
  readonly store: Connection;
  readonly bus: Bus;
  readonly log: Logger;
  readonly jwksUrl?: string;
  readonly keys?: JWTVerifyGetKey;
  readonly clock?: () => Date;
}

const Claims = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  adm: z.union([z.literal(0), z.literal(1)]),
  // A role that this release does not know opens nothing.
  role: z.enum(adminRoles).optional().catch(undefined),
  // Absent in tokens from before there was a second factor; those live ten minutes, and open nothing.
  sf: z.union([z.literal(0), z.literal(1)]).default(0),
  // What is not a whole second confirms nothing.
  sf_at: z.int().optional().catch(undefined),
  // Absent in tokens from before mailboxes were confirmed; those live ten minutes.
  email_confirmed: z.boolean().default(true),
  dv: z.string().min(1).optional(),
  nick: z.string().default(''),
  pic: z.string().default(''),
  since: z.number().default(0),
  /** Seconds since 1970, as the next. */
  iat: z.number().default(0),
  exp: z.number(),
});

/** A token from before they named an audience; it is renewed. */
const namesNoAudience = (error: unknown): error is errors.JWTClaimValidationFailed =>
  error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud' && error.reason === 'missing';

/** Tokens from before there were roles say only `adm`. */
const roleIn = ({ adm, role }: z.output<typeof Claims>): AdminRole | null =>
  adm === 1 ? 'owner' : (role ?? null);

/** Verifies access tokens by account's public keys and learns of ended sessions by event (ARCH-10). */
export async function createAuth(options: AuthOptions): Promise<Authenticator> {
  const keys = options.keys ?? (await createKeySet(options));
  const revocations = await watchRevocations(options);
  const now = options.clock ?? (() => new Date());

  const identify = async (token: string | undefined): Promise<Identity> => {
    if (token === undefined || token === '') return anonymous;
    try {
      const verified = await jwtVerify(token, keys, {
        algorithms: ['EdDSA'],
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
        requiredClaims: ['exp'],
        currentDate: now(),
      });
      const claims = Claims.safeParse(verified.payload);
      if (!claims.success || revocations.has(claims.data.sid)) return anonymous;
      const { sub: mem_id, sid, email_confirmed: emailConfirmed, dv: device = sid, exp } = claims.data;
      const { nick, pic: picture, since, iat } = claims.data;
      const given = roleIn(claims.data);
      const secondFactorNeeded = given !== null && claims.data.sf === 0;
      const role = secondFactorNeeded ? null : given;
      const confirmed = role !== null && isConfirmed(claims.data.sf_at, now());
      const user = {
        mem_id,
        sid,
        role,
        secondFactorNeeded,
        confirmed,
        emailConfirmed,
        device,
        profile: { nick, picture, joinedAt: since * 1000, knownAt: iat * 1000 },
        expiresAt: exp * 1000,
      };
      return { user, expired: false };
    } catch (error) {
      if (error instanceof errors.JWTExpired || namesNoAudience(error)) return ranOut(error);
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return forged;
      options.log.error({ err: error }, 'session keys are out of reach');
      return unverified;
    }
  };
  const exportingFor = async (token: string): Promise<string | null> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['EdDSA'],
        issuer: EXPORT_ISSUER,
        audience: EXPORT_AUDIENCE,
        requiredClaims: ['exp', 'sub'],
        currentDate: now(),
      });
      return payload.sub ?? null;
    } catch (error) {
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
      throw error;
    }
  };
  return {
    identify,
    exportingFor,
    isOver: ({ sid, expiresAt }) => revocations.has(sid) || expiresAt <= now().getTime(),
    close: revocations.stop,
  };
}
