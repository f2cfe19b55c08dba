import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { ExportPart, SaidSection } from '../../entities/member-export.ts';
import { Id } from '../../primitives.ts';
import * as rows from './members.rows.ts';

/** Longer than any nickname, in old records too, and than any address of a picture. */
const MAX_SEEN = 200;

/** What account asks and tells the community of a member in the background: for their export (ACCOUNT-40), and how they are seen (COMMUNITY-8). */
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
  /** How the member is seen from now on, opened in the same way. */
  memberSeen: defineCall(rows.memberSeen, {
    input: z.strictObject({ nick: z.string().max(MAX_SEEN), picture: z.string().max(MAX_SEEN) }),
    output: z.object({ msg: z.literal('success') }),
    errors: ['login_required'],
  }),
};
