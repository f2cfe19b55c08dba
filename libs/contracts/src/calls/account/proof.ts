import { Id } from '../../primitives.ts';
import { TypedPassword } from '../../entities/account/member.ts';
import type { ErrorKey } from '../../error-keys.ts';

/** A signed-in member shows once more who they are (ACCOUNT-24). */
export const proof = { mem_password: TypedPassword.optional() };

export const proofErrors: readonly ErrorKey[] = [
  'prove_again',
  'password_wrong',
  'password_locked',
  'rate_limited',
];

/** The member a call is about, as old clients name them. */
export const ofMember = { mem_id: Id.optional() };
