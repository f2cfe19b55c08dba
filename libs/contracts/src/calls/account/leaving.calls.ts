import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { LeavePreview, JoinOffer, MemberExport } from '../../entities/account/leaving.ts';
import { Success } from '../../primitives.ts';
import { proof, proofErrors, whose } from './proof.ts';
import * as rows from './leaving.rows.ts';
import { SessionUser } from '../../entities/account/member.ts';

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

/** A copy of everything about a member (ACCOUNT-40). */
export const exportCalls = {
  exportStatus: defineCall(rows.exportStatus, {
    input: z.strictObject(whose),
    output: z.object({ export: MemberExport.nullable() }),
  }),
  /** Asks for one; it is made in the background, and the link is mailed. */
  exportRequest: defineCall(rows.exportRequest, {
    input: z.strictObject({ ...whose, ...proof }),
    output: Success,
    errors: [...proofErrors, 'export_running', 'export_unconfirmed'],
  }),
  /** The file, once, for the member it is about. */
  exportDownload: defineCall(rows.exportDownload, {
    input: z.strictObject({ token: z.string().regex(/^[\w.-]{20,100}$/) }),
    output: z.unknown(),
    errors: ['export_link_expired', 'rate_limited'],
  }),
};
