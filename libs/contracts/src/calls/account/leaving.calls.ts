import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { LeavePreview, JoinOffer, MemberExport } from '../../entities/account/leaving.ts';
import { Id, Success } from '../../primitives.ts';
import { ofMember, proof, proofErrors } from './proof.ts';
import * as rows from './leaving.rows.ts';
import { SessionUser } from '../../entities/account/member.ts';

/** Leaving the shop (ACCOUNT-11). */
export const leavingCalls = {
  leavePreview: defineCall(rows.leavePreview, {
    input: z.strictObject(ofMember),
    output: LeavePreview,
  }),
  /** The session ends, and every domain erases what it has of the caller, whom the call must name. */
  memberDelete: defineCall(rows.memberDelete, {
    input: z.strictObject({ mem_id: Id, ...proof }),
    output: Success,
    errors: [...proofErrors, 'paid_trip_ahead', 'last_owner', 'version_conflict'],
  }),
};

/** Joining two accounts of one member (ACCOUNT-36). */
export const joiningCalls = {
  /** The account just signed in to at a provider, what would move, and obstacles; null without. Changes nothing. */
  joinOffer: defineCall(rows.joinOffer, {
    input: z.strictObject({}),
    output: JoinOffer.nullable(),
    errors: ['rate_limited'],
  }),
  /** The other account closes, and everything of it is the caller's. A repeat changes nothing. */
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

export const exportCalls = {
  exportStatus: defineCall(rows.exportStatus, {
    input: z.strictObject(ofMember),
    output: z.object({ export: MemberExport.nullable() }),
  }),
  /** Asks for a copy (ACCOUNT-40); it is made in the background, and the link is mailed. */
  exportRequest: defineCall(rows.exportRequest, {
    input: z.strictObject({ ...ofMember, ...proof }),
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
