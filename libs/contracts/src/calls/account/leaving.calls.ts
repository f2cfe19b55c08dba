import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { LeavePreview } from '../../entities/leaving.ts';
import { Id, Success } from '../../primitives.ts';
import { proof, proofErrors } from './proof.ts';
import * as rows from './leaving.rows.ts';

const whose = { mem_id: Id.optional() };

/** Leaving the shop (ACCOUNT-11). */
export const leavingCalls = {
  /** What stands in the way of leaving, and what account erases; changes nothing. */
  leavePreview: defineCall(rows.leavePreview, {
    input: z.strictObject(whose),
    output: LeavePreview,
  }),
  /** Leaves: the session ends, and every domain erases what it has of the caller. */
  memberDelete: defineCall(rows.memberDelete, {
    input: z.strictObject({ ...whose, ...proof }),
    output: Success,
    errors: [...proofErrors, 'paid_trip_ahead', 'last_owner', 'version_conflict'],
  }),
};
