import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { JoinOffer } from '../../entities/joining.ts';
import { SessionUser } from '../../entities/member.ts';
import { proof, proofErrors } from './proof.ts';
import * as rows from './joining.rows.ts';

/** Joining two accounts of one member (ACCOUNT-36). */
export const joiningCalls = {
  /**
   * Which account the caller can join to this one, having just signed in to it at a provider, what would move and what stands in the
   * way; changes nothing. Null where there is none.
   */
  joinOffer: defineCall(rows.joinOffer, {
    input: z.strictObject({}),
    output: JoinOffer.nullable(),
    errors: ['rate_limited'],
  }),
  /** Joins it: the other account closes, and everything of it is the caller's. A repeat changes nothing. */
  accountsJoin: defineCall(rows.accountsJoin, {
    input: z.strictObject(proof),
    output: z.object({ user: SessionUser }),
    errors: [
      ...proofErrors,
      'join_administrator',
      'join_closed',
      'join_offer_over',
      'join_paying',
      'version_conflict',
    ],
  }),
};
