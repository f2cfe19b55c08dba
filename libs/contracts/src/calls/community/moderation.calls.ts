import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  BlockDays,
  HeldWords,
  HideReason,
  ModeratedPage,
  PostKind,
  ReportReason,
  WritingBlock,
} from '../../entities/community/moderation.ts';
import {
  MAX_HELD_WORD,
  MAX_HELD_WORDS,
  MAX_MODERATED_PAGE,
  MAX_REASON_NOTE,
} from '../../entities/community/limits.ts';
import { Standing } from '../../entities/community/post.ts';
import { Id, LanTp, plainLines, plainText, Success } from '../../primitives.ts';
import * as rows from './moderation.rows.ts';

const post = { kind: PostKind, id: Id };
const reasoned = { reason: HideReason, note: plainLines(MAX_REASON_NOTE).default('') };
/** `next` of the page before: a moment and the identifier of a post of any kind. */
const after = z
  .string()
  .regex(/^\d{1,15}\.[A-Z_]{2,12}\d{6,12}$/)
  .optional();
const limit = z.int().min(1).max(MAX_MODERATED_PAGE).default(20);

/** Reports and the desk's decisions (COMMUNITY-30 to COMMUNITY-33). */
export const moderationCalls = {
  /** Reports what somebody else wrote; a member's second report of it is no error and changes nothing. */
  postReport: defineCall(rows.postReport, {
    input: z.strictObject({ ...post, reason: ReportReason }),
    output: Success,
    errors: ['own_post', 'post_not_found', 'rate_limited'],
  }),
  /** What waits for a decision, held or reported, the longest waiting first. */
  moderationQueue: defineCall(rows.moderationQueue, {
    input: z.strictObject({ after, limit }),
    output: ModeratedPage,
  }),
  moderationComments: defineCall(rows.moderationComments, {
    input: z.strictObject({
      text: z.string().trim().max(50).default(''),
      /** A member's number or whole nickname; empty for everybody. */
      author: z.string().trim().max(50).default(''),
      prod_id: Id.optional(),
      standing: Standing.optional(),
      after,
      limit,
    }),
    output: ModeratedPage,
    errors: ['search_too_long'],
  }),
  /** Shows a post or hides it with a reason for its author; what is reported so far is decided with it. */
  postDecide: defineCall(rows.postDecide, {
    input: z.strictObject({
      ...post,
      version: z.int().min(1),
      reports_version: z.int().min(0),
      decision: z.enum(['show', 'hide']),
      reason: HideReason.default('else'),
      note: reasoned.note,
    }),
    output: Success,
    errors: ['post_not_found', 'reason_note_input', 'version_conflict'],
  }),
  heldWords: defineCall(rows.heldWords, {
    input: z.strictObject({}),
    output: z.array(HeldWords),
  }),
  heldWordsSave: defineCall(rows.heldWordsSave, {
    input: z.strictObject({
      words_lan_tp: LanTp,
      words: z.array(plainText(MAX_HELD_WORD).toLowerCase().min(2)).max(MAX_HELD_WORDS),
      version: z.int().min(0),
    }),
    output: HeldWords,
    errors: ['version_conflict'],
  }),
  writingBlocks: defineCall(rows.writingBlocks, {
    input: z.strictObject({ after, limit }),
    output: z.object({ rows: z.array(WritingBlock), next: z.string() }),
  }),
  /** Stops a member from writing for a time from now on, also one who is stopped already. */
  writingBlock: defineCall(rows.writingBlock, {
    input: z.strictObject({
      mem_id: Id,
      days: BlockDays,
      ...reasoned,
      /** Of the block as it was seen; 0 where there was none. */
      version: z.int().min(0),
    }),
    output: WritingBlock,
    errors: ['member_not_found', 'reason_note_input', 'version_conflict'],
  }),
  writingUnblock: defineCall(rows.writingUnblock, {
    input: z.strictObject({ mem_id: Id, version: z.int().min(1) }),
    output: Success,
    errors: ['version_conflict'],
  }),
};
