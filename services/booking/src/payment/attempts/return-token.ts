import { randomBytes } from 'node:crypto';
import type { PaymentAttempt } from '../../kernel/index.ts';
import { sameSecret } from '../providers/same-secret.ts';

/** 144 bits, safe in an address. */
const TOKEN_BYTES = 18;

/** References can be guessed, this cannot (PAY-15). */
export const drawReturnToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** In constant time. */
export const bringsToken = (
  { return_token }: Pick<PaymentAttempt, 'return_token'>,
  token: string | null,
): boolean => return_token !== undefined && token !== null && sameSecret(token, return_token);
