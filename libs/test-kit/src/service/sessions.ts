import type { AdminRole } from '@narae/contracts/admin-role';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTVerifyGetKey } from 'jose';
import { ACCESS_COOKIE, ACCESS_TTL_S, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@narae/service-kit';

export interface Caller {
  /** mem_id of the signed-in member. */
  readonly as?: string;
  /** An owner. */
  readonly admin?: boolean;
  /** An administrator of this role. */
  readonly role?: AdminRole;
  /** Whether the administrator's session has shown a second factor; yes unless given. */
  readonly secondFactor?: boolean;
  /** How many seconds ago it was shown; this second unless given, null for a token that does not say. */
  readonly shownAgo?: number | null;
  /** Whether the member has confirmed the mailbox; yes unless given. */
  readonly emailConfirmed?: boolean;
  /** The device; one of the session's own unless given. */
  readonly device?: string;
  /** What others see of the member; the mem_id unless given. */
  readonly nick?: string;
  readonly picture?: string;
  /** When the member joined; long ago unless given. */
  readonly joinedAt?: Date;
  /** Session id; one per member unless given. */
  readonly sid?: string;
  /** `iss` of the token; that of a session unless given. */
  readonly issuer?: string;
  readonly audience?: string;
  /** Signs a token that ran out a minute ago. */
  readonly expired?: boolean;
}

export interface Sessions {
  readonly keys: JWTVerifyGetKey;
  /** An access token as account would issue it. */
  token(caller: Caller & { as: string }): Promise<string>;
  /** The Cookie header of a caller, undefined for a visitor. */
  cookie(caller: Caller): Promise<string | undefined>;
}

const KEY_ID = 'test';

/** Signs test sessions with a key pair of its own. */
export async function createSessions(clock: () => Date = () => new Date()): Promise<Sessions> {
  const pair = await generateKeyPair('EdDSA');
  const published = { ...(await exportJWK(pair.publicKey)), kid: KEY_ID, alg: 'EdDSA' };

  const token: Sessions['token'] = ({
    as,
    admin = false,
    role = admin ? 'owner' : undefined,
    secondFactor = true,
    shownAgo = 0,
    emailConfirmed = true,
    device,
    nick = as,
    picture,
    joinedAt = new Date(0),
    sid = `sid-${as}`,
    issuer = TOKEN_ISSUER,
    audience = TOKEN_AUDIENCE,
    expired = false,
  }) => {
    const now = Math.floor(clock().getTime() / 1000);
    const expiry = expired ? now - 60 : now + ACCESS_TTL_S;
    return new SignJWT({
      sid,
      adm: role === 'owner' ? 1 : 0,
      role,
      ...(role && { sf: secondFactor ? 1 : 0 }),
      ...(role && secondFactor && shownAgo !== null && { sf_at: now - shownAgo }),
      email_confirmed: emailConfirmed,
      dv: device,
      nick,
      pic: picture,
      since: Math.floor(joinedAt.getTime() / 1000),
    })
      .setProtectedHeader({ alg: 'EdDSA', kid: KEY_ID })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(as)
      .setIssuedAt(now - ACCESS_TTL_S)
      .setExpirationTime(expiry)
      .sign(pair.privateKey);
  };
  return {
    keys: createLocalJWKSet({ keys: [published] }),
    token,
    cookie: async ({ as, ...how }) =>
      as === undefined ? undefined : `${ACCESS_COOKIE}=${await token({ ...how, as })}`,
  };
}
