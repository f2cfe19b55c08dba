import { Id } from '../../primitives.ts';
import { TypedPassword } from '../../entities/account/member.ts';
import type { ErrorKey } from '../../error-keys.ts';

/** The password, where somebody who is signed in has to show once more who they are (ACCOUNT-24). */
export const proof = { mem_password: TypedPassword.optional() };

export const proofErrors: readonly ErrorKey[] = [
  'prove_again',
  'password_wrong',
  'password_locked',
  'rate_limited',
];

/** The member a call is about, as old clients name them. */
export const whose = { mem_id: Id.optional() };
