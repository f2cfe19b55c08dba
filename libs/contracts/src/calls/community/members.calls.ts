import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { ExportPart, SaidSection } from '../../entities/member-export.ts';
import { Id } from '../../primitives.ts';
import * as rows from './members.rows.ts';

/** What the community keeps of a member, for the export that account makes in the background (ACCOUNT-40). */
export const memberCalls = {
  /** A page of it. Only account's token for that one member opens it: `Authorization: Bearer`. */
  memberSaidPart: defineCall(rows.memberSaidPart, {
    input: z.strictObject({ section: SaidSection, after: Id.optional() }),
    output: ExportPart,
    errors: ['login_required'],
  }),
  /** The bytes of one of its pictures, opened in the same way. */
  memberSaidFile: defineCall(rows.memberSaidFile, {
    input: z.strictObject({ file_id: z.string().regex(/^[\w-]{1,40}$/) }),
    output: z.unknown(),
    errors: ['login_required', 'picture_not_found'],
  }),
};
