import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  ACCESS_TTL_S,
  EXPORT_AUDIENCE,
  EXPORT_ISSUER,
  EXPORT_TTL_S,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type AccessClaims,
} from '@narae/service-kit';
import { SignJWT } from 'jose';
import { derivedKey, type SigningKey } from './signing-key.ts';

export interface Tokens {
  access(claims: AccessClaims, now: Date): Promise<string>;
  /** Collects a member's export from other domains; opens nothing else (ACCOUNT-40). */
  exporting(mem_id: string, now: Date): Promise<string>;
  firstRefresh(): string;
  /** The same every time, so that a repeated exchange has one answer. */
  nextRefresh(sid: string, token: string): string;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const createTokens = (key: SigningKey): Tokens => {
  const chain = derivedKey(key, 'narae refresh tokens');
  return {
    access: ({ sub, ...claims }, now) => {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
        .setSubject(sub)
        .setIssuer(TOKEN_ISSUER)
        .setAudience(TOKEN_AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_TTL_S)
        .sign(key.privateKey);
    },
    exporting: (mem_id, now) => {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
        .setSubject(mem_id)
        .setIssuer(EXPORT_ISSUER)
        .setAudience(EXPORT_AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + EXPORT_TTL_S)
        .sign(key.privateKey);
    },
    firstRefresh: () => randomBytes(32).toString('base64url'),
    nextRefresh: (sid, token) => createHmac('sha256', chain).update(`${sid}.${token}`).digest('base64url'),
  };
};
