import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { LeavePreviewBooking } from '../../entities/leaving.ts';
import * as rows from './members.rows.ts';
import { whose } from './shared.ts';

/** What booking keeps of a member (ACCOUNT-11). */
export const memberCalls = {
  /** What ends and is erased when the caller leaves, and what stays; changes nothing. */
  leavePreviewBooking: defineCall(rows.leavePreviewBooking, {
    input: z.strictObject(whose),
    output: LeavePreviewBooking,
  }),
};
