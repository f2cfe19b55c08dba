import type { AdminRole } from '@narae/contracts/admin-role';

/** Holds the access token; HttpOnly, SameSite=Lax. It outlives the token, so that an expired one can be told from none. Its name over http. */
export const ACCESS_COOKIE = 'narae_at';
/** Holds the rotating refresh token; read by account alone. Its name over http. */
export const REFRESH_COOKIE = 'narae_rt';

export interface SessionCookieNames {
  readonly access: string;
  readonly refresh: string;
}

/** Whether shoppers see the site over https; of several addresses the first counts, to which mails lead. */
export const servesHttps = (publicOrigins: readonly string[]): boolean =>
  publicOrigins[0]?.startsWith('https:') ?? false;

/**
 * Over https, prefixes keep pages over http from setting them, and neighbouring subdomains from setting the
 * access cookie. The refresh cookie has a path of its own, which `__Host-` does not allow.
 */
export const sessionCookieNames = (https: boolean): SessionCookieNames =>
  https
    ? { access: `__Host-${ACCESS_COOKIE}`, refresh: `__Secure-${REFRESH_COOKIE}` }
    : { access: ACCESS_COOKIE, refresh: REFRESH_COOKIE };

/** Whether a session's cookie comes more than once: then somebody else has set one of them. */
export const bringsTwice = (header: string | undefined, { access, refresh }: SessionCookieNames): boolean => {
  if (header === undefined) return false;
  const names = header.split(';').map((pair) => pair.split('=', 1)[0]?.trim());
  return [access, refresh].some((name) => names.indexOf(name) !== names.lastIndexOf(name));
};

export const ACCESS_TTL_S = 600;
/** `iss` of every access token; keeps other things signed with the same keys from passing for a session. */
export const TOKEN_ISSUER = 'narae/session';
/** `aud` of every access token: this site's services. Other takers of account's keys need their own. */
export const TOKEN_AUDIENCE = 'narae/site';

/** `iss` of the tokens by which account collects an export: they open no session (ACCOUNT-40). */
export const EXPORT_ISSUER = 'narae/export';
/** `aud` of the same: the domains that hand out what they keep of a member. */
export const EXPORT_AUDIENCE = 'narae/domains';
export const EXPORT_TTL_S = 60;

/** What an access token says (EdDSA JWT, signed by account; iss, iat and exp beside these). */
export interface AccessClaims {
  /** mem_id */
  readonly sub: string;
  /** Revoked as a whole when the member signs out. */
  readonly sid: string;
  /** 1 for owners. Services from before there were roles let its bearer do everything. */
  readonly adm: 0 | 1;
  readonly role?: AdminRole;
  /** Of an administrator: 1 once the session has shown a second factor (ACCOUNT-30). */
  readonly sf?: 0 | 1;
  /** When the last second factor was shown (seconds since 1970); renewing does not change it (ACCOUNT-43). */
  readonly sf_at?: number;
  readonly email_confirmed: boolean;
  /** The device by account's cookie; absent in sessions from before it was kept. */
  readonly dv?: string;
  /** The nickname and the picture's address at the time the token was made (COMMUNITY-8). */
  readonly nick?: string;
  readonly pic?: string;
  /** When the member joined, in seconds since 1970. */
  readonly since?: number;
}

export interface PublicProfile {
  readonly nick: string;
  /** Address of the picture; empty where there is none. */
  readonly picture: string;
  /** Milliseconds since 1970; 0 in tokens that do not say it yet. */
  readonly joinedAt: number;
  /** When the token was made, in milliseconds since 1970. */
  readonly knownAt: number;
}

export interface AuthUser {
  readonly mem_id: string;
  readonly sid: string;
  /** Of an administrator (ACCOUNT-13) whose session has shown a second factor; null for everybody else. */
  readonly role: AdminRole | null;
  /** An administrator's session without a second factor is a member's like any other (ACCOUNT-30). */
  readonly secondFactorNeeded: boolean;
  readonly confirmed: boolean;
  /** Whether the member has shown that the mailbox is theirs (ACCOUNT-14). */
  readonly emailConfirmed: boolean;
  /** Unknown devices count as one per session. It bounds, and opens nothing (SEAT-8). */
  readonly device: string;
  readonly profile: PublicProfile;
  /** Milliseconds since 1970; what outlives a call ends then, unless the session is renewed. */
  readonly expiresAt: number;
}
