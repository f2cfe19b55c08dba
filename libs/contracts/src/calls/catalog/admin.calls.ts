import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { ErrorKey } from '../../error-keys.ts';
import { auditQuestion } from '../../entities/shared/audit.ts';
import { Currency, Id, CallerLanguage, Success } from '../../primitives.ts';
import { defineSecurityLog } from '../define-security-log.ts';
import * as rows from './admin.rows.ts';
import { ChangeWhy } from '../../entities/catalog/departure-change.ts';
import { pictureErrors } from '../picture-errors.ts';
import {
  AuditRow,
  Content,
  ContentItem,
  EditableKindName,
  EditableRow,
  MissingTextRow,
  Preview,
  RatedCurrency,
  RatedRow,
} from './admin.schemas.ts';

const named = { kind: EditableKindName, id: Id } as const;
const rev = z.int().min(0);

const contentErrors: readonly ErrorKey[] = [
  'text_too_long',
  'day_invalid',
  'day_order',
  'film_address',
  'film_title_comma',
  'time_invalid',
  'time_order',
];

export const adminCalls = {
  adminList: defineCall(rows.adminList, {
    input: z.strictObject({ kind: EditableKindName }),
    output: z.array(EditableRow),
  }),
  adminRead: defineCall(rows.adminRead, {
    input: z.strictObject(named),
    output: ContentItem,
    errors: ['content_not_found'],
  }),
  /** Without `id` a new thing gets the next number of its kind; codes and categories bring theirs. */
  adminDraftSave: defineCall(rows.adminDraftSave, {
    input: z.strictObject({
      kind: EditableKindName,
      id: Id.optional(),
      content: Content,
      base: z.string().max(80),
      rev,
    }),
    output: Success.extend({ id: z.string(), rev: z.int(), missing: z.array(MissingTextRow) }),
    errors: [
      'draft_conflict',
      'content_not_found',
      'content_id_needed',
      'picture_not_found',
      ...contentErrors,
    ],
  }),
  adminDraftDiscard: defineCall(rows.adminDraftDiscard, {
    input: z.strictObject({ ...named, rev }),
    output: Success,
    errors: ['draft_conflict', 'content_not_found'],
  }),
  adminPublish: defineCall(rows.adminPublish, {
    /** `change`: why days, times or meeting point of a departure that was sold change (ORDER-22). */
    input: z.strictObject({ ...named, rev, change: ChangeWhy.optional() }),
    output: Success,
    errors: [
      'draft_conflict',
      'publish_conflict',
      'content_not_found',
      'change_reason_input',
      'translation_missing',
      'reference_missing',
      'list_picture_needed',
      'stock_option_twice',
      'stock_option_unknown',
      'film_unplayable',
      'capacity_below_taken',
      'departure_taken',
      'refund_days_order',
      'refund_pct_rises',
      ...contentErrors,
    ],
  }),
  /** What shoppers saw becomes the draft, unless there is one (CATALOG-14). */
  adminUnpublish: defineCall(rows.adminUnpublish, {
    input: z.strictObject({ ...named, rev }),
    output: Success,
    errors: ['draft_conflict', 'publish_conflict', 'content_not_found'],
  }),
  adminPreview: defineCall(rows.adminPreview, {
    input: z.strictObject({ ...named, lan_tp: CallerLanguage, currency: Currency }),
    output: Preview,
    errors: ['content_not_found', 'exchange_rate_missing'],
  }),
  /** One picture in the multipart field `img`; it belongs to the thing once a draft names it. */
  adminPicture: defineCall(rows.adminPicture, {
    input: z.strictObject({ ...named, file_type: z.enum(['1', '2', '3', '4']) }),
    output: z.object({ file_name: z.string(), width: z.int(), height: z.int() }),
    errors: ['content_not_found', ...pictureErrors],
  }),
  /** An mp4 in the multipart field `img`; stored as it arrives, never held in memory. */
  adminFilm: defineCall(rows.adminFilm, {
    input: z.strictObject(named),
    output: z.object({ file_name: z.string() }),
    errors: [
      'content_not_found',
      'upload_missing',
      'upload_unreadable',
      'film_too_large',
      'film_accept_fail',
    ],
  }),
  adminAudit: defineCall(rows.adminAudit, {
    input: z.strictObject(auditQuestion),
    output: z.array(AuditRow),
  }),
  catalogSecurityLog: defineSecurityLog(rows.catalogSecurityLog),
  adminRates: defineCall(rows.adminRates, {
    input: z.strictObject({}),
    output: z.object({ rates: z.array(RatedRow), has_source: z.boolean() }),
  }),
  adminRateSet: defineCall(rows.adminRateSet, {
    input: z.strictObject({
      currency: RatedCurrency,
      /** KRW per one unit. */
      deal_bas_r: z.number('rate_not_a_rate').min(0, 'rate_not_a_rate').max(1_000_000, 'rate_not_a_rate'),
      /** Today unless told. */
      rate_day: z.string().max(10).optional(),
      /** The large step is meant. */
      confirmed: z.boolean().default(false),
    }),
    output: Success,
    errors: ['rate_day_invalid', 'rate_older', 'rate_jump', 'rate_bounds'],
  }),
  adminRatesFetch: defineCall(rows.adminRatesFetch, {
    input: z.strictObject({}),
    output: Success.extend({ rate_day: z.string(), taken: z.int() }),
    errors: ['rate_source_fail', 'rate_source_off'],
  }),
};
