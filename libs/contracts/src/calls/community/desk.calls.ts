import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { auditQuestion, CommunityAuditRow } from '../../entities/shared/audit.ts';
import { defineSecurityLog } from '../define-security-log.ts';
import * as rows from './desk.rows.ts';
import { AnswerTemplate, writtenTemplate } from '../../entities/community/question.ts';
import { Id, Success, LanTp } from '../../primitives.ts';
import { textFormats, TextSuggestion, writtenNotice } from '../../entities/community/notice.ts';
import { ExportPart, SaidSection } from '../../entities/account/leaving.ts';

export const deskCalls = {
  /** The newest first; a page has 50 lines, the last one fewer. */
  communityAudit: defineCall(rows.communityAudit, {
    input: z.strictObject(auditQuestion),
    output: z.array(CommunityAuditRow),
  }),
  communitySecurityLog: defineSecurityLog(rows.communitySecurityLog),
};

/** Templates of answers (COMMUNITY-17). */
export const templateCalls = {
  answerTemplates: defineCall(rows.answerTemplates, {
    input: z.strictObject({}),
    output: z.array(AnswerTemplate),
  }),
  answerTemplateSave: defineCall(rows.answerTemplateSave, {
    input: z.strictObject({
      template_id: Id.optional(),
      ...writtenTemplate,
      /** Of the template that was changed; 0 of a new one. */
      version: z.int().min(0),
    }),
    output: AnswerTemplate,
    errors: ['template_not_found', 'templates_most', 'version_conflict'],
  }),
  /** A template that is deleted already is no error. */
  answerTemplateDelete: defineCall(rows.answerTemplateDelete, {
    input: z.strictObject({ template_id: Id, version: z.int().min(1) }),
    output: Success,
    errors: ['version_conflict'],
  }),
};

/** Machine translations for the desk, to be reviewed; nothing is stored (COMMUNITY-22). */
export const translationCalls = {
  textSuggest: defineCall(rows.textSuggest, {
    input: z.strictObject({
      from: LanTp,
      to: LanTp,
      format: z.enum(textFormats),
      // Notices are the longest that the desk writes.
      title: writtenNotice.titles.shape.KOR.min(1),
      content: writtenNotice.contents.shape.KOR,
    }),
    output: TextSuggestion,
    errors: ['rate_limited', 'translation_fail', 'translation_off'],
  }),
};

/** Longer than any nickname, in old records too, and than any address of a picture. */
const MAX_SEEN = 200;

/** Background calls of account: a member's export (ACCOUNT-40), and how members are seen (COMMUNITY-8). */
export const memberSaidCalls = {
  /** A page of it. Only account's token for that one member opens it: `Authorization: Bearer`. */
  memberSaidPart: defineCall(rows.memberSaidPart, {
    input: z.strictObject({ section: SaidSection, after: Id.optional() }),
    output: ExportPart,
    errors: ['login_required'],
  }),
  /** The bytes of one picture, opened in the same way. */
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
