/** Holds the access token; HttpOnly, SameSite=Lax. It outlives the token, so that an expired one can be told from none. */
export const ACCESS_COOKIE = 'narae_at';
/** Holds the rotating refresh token; read by account alone. */
export const REFRESH_COOKIE = 'narae_rt';
/** Seconds an access token is good for. */
export const ACCESS_TTL_S = 600;
/** `iss` of every access token; keeps other things signed with the same keys from passing for a session. */
export const TOKEN_ISSUER = 'narae/session';

/** What an access token says (EdDSA JWT, signed by account; iss, iat and exp beside these). */
export interface AccessClaims {
  /** mem_id */
  readonly sub: string;
  /** Session id, revoked as a whole when the member signs out. */
  readonly sid: string;
  /** 1 for administrators. */
  readonly adm: 0 | 1;
  /** Whether the member has shown that the mailbox is theirs (ACCOUNT-14). */
  readonly email_confirmed: boolean;
}

/** Who is calling. */
export interface AuthUser {
  readonly mem_id: string;
  readonly sid: string;
  readonly admin: boolean;
  /** Whether the member has shown that the mailbox is theirs (ACCOUNT-14). */
  readonly emailConfirmed: boolean;
}
