import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { editableKinds } from '../entities/editable.ts';
import { EventInfoDetail, KpopInfoDetail } from '../entities/story.ts';
import { HotelDetail, Option, OptionMsg, ProductDetail, ProductImage } from '../entities/product.ts';
import { Currency, Id, LanTp, Success } from '../primitives.ts';

export const EditableKindName = z.enum(editableKinds);

/** Content as its kind's table of fields describes it; checked there, once the kind is known. */
const Content = z.record(z.string(), z.unknown());

/** Who did something, and when (ISO 8601). */
const Done = z.object({ by: z.string(), at: z.string() });
const MissingText = z.object({ field: z.string(), lan_tp: LanTp });

/** `draft`: not published yet; `changed`: published, with a draft beside it. */
export const EditState = z.enum(['published', 'draft', 'changed']);
export type EditState = z.infer<typeof EditState>;

/** A line of the back office's lists. */
export const EditableRow = z.object({
  id: z.string(),
  title: z.string(),
  state: EditState,
  /** Texts that lack a language, in what an administrator would edit. */
  missing: z.int(),
  edited: Done.nullable(),
});
export type EditableRow = z.infer<typeof EditableRow>;

/** A thing with what shoppers see of it and what is being prepared. */
export const ContentItem = z.object({
  id: z.string(),
  published: Content.nullable(),
  /** Names the published content that a draft starts from; a draft made from another one cannot be published. */
  base: z.string(),
  edited: Done.nullable(),
  draft: z.object({ content: Content, base: z.string(), saved: Done }).nullable(),
  /** Number of the draft's last change; saving names it, so that nobody writes over what they have not seen. */
  rev: z.int(),
});
export type ContentItem = z.infer<typeof ContentItem>;

const named = { kind: EditableKindName, id: Id } as const;
const rev = z.int().min(0);

export const AuditAction = z.enum([
  'draft-saved',
  'draft-discarded',
  'published',
  'rate-changed',
  'rate-fetched',
]);

/** One line of the audit log: who changed what, and from what to what. Texts as they are, anything else as JSON. */
export const AuditRow = z.object({
  audit_id: z.string(),
  at: z.string(),
  by: z.string(),
  action: AuditAction,
  kind: z.string(),
  id: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** What a thing would look like to shoppers in a language; a text that is missing there stands in another, marked. */
export const Preview = z.object({
  missing: z.array(MissingText),
  images: z.array(ProductImage),
  product: ProductDetail.nullable(),
  hotels: z.array(HotelDetail),
  options: z.array(Option),
  messages: z.array(OptionMsg),
  event: EventInfoDetail.nullable(),
  kpopInfo: KpopInfoDetail.nullable(),
});
export type Preview = z.infer<typeof Preview>;

/** Currencies whose rates are kept beside the ledger's own; nothing is charged in JPY. */
export const RatedCurrency = z.enum(['USD', 'CNH', 'JPY']);

const Rate = z.object({ deal_bas_r: z.number(), rate_day: z.string() });

/** The rate in use of a currency, with those before it, the newest first. */
export const RatedRow = Rate.extend({
  currency: RatedCurrency,
  /** `by`: official, a mem_id, or empty for the rates the shop opened with. */
  history: z.array(Rate.extend({ at: z.string(), by: z.string() })),
});
export type RatedRow = z.infer<typeof RatedRow>;

/** Calls of the catalogue's back office; the table lets administrators in and nobody else. */
export const catalogAdminCalls = {
  adminList: defineCall('adminList', {
    input: z.strictObject({ kind: EditableKindName }),
    output: z.array(EditableRow),
  }),
  adminRead: defineCall('adminRead', {
    input: z.strictObject(named),
    output: ContentItem,
    errors: ['content_not_found'],
  }),
  /** Without `id` a new thing gets the next number of its kind; codes and categories bring theirs. */
  adminDraftSave: defineCall('adminDraftSave', {
    input: z.strictObject({
      kind: EditableKindName,
      id: Id.optional(),
      content: Content,
      base: z.string().max(80),
      rev,
    }),
    output: Success.extend({ id: z.string(), rev: z.int(), missing: z.array(MissingText) }),
    errors: [
      'draft_conflict',
      'picture_not_found',
      'reference_missing',
      'text_too_long',
      'content_id_needed',
    ],
  }),
  adminDraftDiscard: defineCall('adminDraftDiscard', {
    input: z.strictObject({ ...named, rev }),
    output: Success,
    errors: ['draft_conflict', 'content_not_found'],
  }),
  adminPublish: defineCall('adminPublish', {
    input: z.strictObject({ ...named, rev }),
    output: Success,
    errors: ['draft_conflict', 'publish_conflict', 'content_not_found', 'translation_missing', 'day_order'],
  }),
  adminPreview: defineCall('adminPreview', {
    input: z.strictObject({ ...named, lan_tp: LanTp, currency: Currency }),
    output: Preview,
    errors: ['content_not_found'],
  }),
  /** One picture in the multipart field `img`; it belongs to the thing once a draft names it. */
  adminPicture: defineCall('adminPicture', {
    input: z.strictObject({ ...named, file_type: z.enum(['1', '2', '3', '4']) }),
    output: z.object({ file_name: z.string(), width: z.int(), height: z.int() }),
    errors: ['upload_missing', 'upload_too_large', 'img_accept_fail', 'upload_unreadable'],
  }),
  adminRates: defineCall('adminRates', {
    input: z.strictObject({}),
    output: z.object({ rates: z.array(RatedRow), has_source: z.boolean() }),
  }),
  adminRateSet: defineCall('adminRateSet', {
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
    errors: ['rate_not_a_rate', 'rate_day_invalid', 'rate_older', 'rate_jump', 'rate_bounds'],
  }),
  adminRatesFetch: defineCall('adminRatesFetch', {
    input: z.strictObject({}),
    output: Success.extend({ rate_day: z.string(), taken: z.int() }),
    errors: ['rate_source_fail', 'rate_source_off'],
  }),
  adminAudit: defineCall('adminAudit', {
    input: z.strictObject({
      kind: z.string().max(20).optional(),
      id: Id.optional(),
      /** Only what happened before (ISO 8601): the next page. */
      before: z.iso.datetime().optional(),
    }),
    output: z.array(AuditRow),
  }),
};
