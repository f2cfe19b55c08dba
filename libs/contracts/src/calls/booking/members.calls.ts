import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { LeavePreviewBooking } from '../../entities/leaving.ts';
import { JoinPart } from '../../entities/joining.ts';
import { ExportPart, ExportSection } from '../../entities/member-export.ts';
import { Id } from '../../primitives.ts';
import * as rows from './members.rows.ts';
import { whose } from './shared.ts';

/** What booking keeps of a member (ACCOUNT-11). */
export const memberCalls = {
  /** What ends and is erased when the caller leaves, and what stays; changes nothing. */
  leavePreviewBooking: defineCall(rows.leavePreviewBooking, {
    input: z.strictObject(whose),
    output: LeavePreviewBooking,
  }),
  /**
   * A page of what booking has of a member, for the export that account makes in the background. Only account's token for that
   * one member opens it: `Authorization: Bearer`.
   */
  memberExportPart: defineCall(rows.memberExportPart, {
    input: z.strictObject({ section: ExportSection, after: Id.optional() }),
    output: ExportPart,
    errors: ['login_required'],
  }),
  /** What would move where a member joins two accounts (ACCOUNT-36), opened in the same way. */
  memberJoinPart: defineCall(rows.memberJoinPart, {
    input: z.strictObject({}),
    output: JoinPart,
    errors: ['login_required'],
  }),
  /** The bytes of one of its pictures, opened in the same way. */
  memberExportFile: defineCall(rows.memberExportFile, {
    input: z.strictObject({ file_id: Id }),
    output: z.unknown(),
    errors: ['login_required', 'file_not_found'],
  }),
};
