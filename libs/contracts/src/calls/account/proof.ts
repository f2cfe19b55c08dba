import { TypedPassword } from '../../entities/member.ts';
import type { ErrorKey } from '../../error-keys.ts';

/** The password, where somebody who is signed in has to show once more who they are (ACCOUNT-24). */
export const proof = { mem_password: TypedPassword.optional() };

/** Errors of showing once more who one is. */
export const proofErrors: readonly ErrorKey[] = [
  'prove_again',
  'password_wrong',
  'password_locked',
  'rate_limited',
];
