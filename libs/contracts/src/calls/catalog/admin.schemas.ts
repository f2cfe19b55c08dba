import { z } from 'zod';
import { auditRow } from '../../entities/shared/audit.ts';
import { editableKinds } from '../../entities/catalog/editable.ts';
import {
  HotelDetail,
  Option,
  OptionMsg,
  ProductDetail,
  ProductImage,
} from '../../entities/catalog/product.ts';
import { EventInfoDetail, KpopInfoDetail } from '../../entities/catalog/story.ts';
import { Currency, Day, LanTp, Times } from '../../primitives.ts';

export const EditableKindName = z.enum(editableKinds);

/** Checked by the kind's table of fields, once the kind is known. */
export const Content = z.record(z.string(), z.unknown());

const Done = z.object({ by: z.string(), at: z.string() });
export const MissingTextRow = z.object({ field: z.string(), lan_tp: LanTp });

/** `changed`: published with a draft; `withdrawn`: taken back from shoppers, with or without a draft (CATALOG-14). */
export const EditState = z.enum(['published', 'changed', 'draft', 'withdrawn']);
export type EditState = z.infer<typeof EditState>;

export const EditableRow = z.object({
  id: z.string(),
  title: z.string(),
  /** First and last day of what has days; absent where none is typed yet. */
  start_day: Day.optional(),
  end_day: Day.optional(),
  ...Times.shape,
  state: EditState,
  /** Texts that lack a language, in what an administrator would edit. */
  missing: z.int(),
  /** Currencies in which even the cheapest party is above the cap (MONEY-8). */
  unpayable: z.array(Currency),
  edited: Done.nullable(),
});
export type EditableRow = z.infer<typeof EditableRow>;

export const ContentItem = z.object({
  id: z.string(),
  state: EditState,
  published: Content.nullable(),
  /** The published content a draft starts from; a draft of another one cannot be published. */
  base: z.string(),
  edited: Done.nullable(),
  draft: z.object({ content: Content, base: z.string(), saved: Done }).nullable(),
  /** The draft's last change; saving names it, so that nobody overwrites what they have not seen. */
  rev: z.int(),
  /** Currencies in which even the cheapest party of what is being prepared costs more than one may pay (MONEY-8). */
  unpayable: z.array(Currency),
  /** Seats of a departure that are sold or held, as booking said last (ORDER-22); 0 for everything else. */
  seats_taken: z.int().min(0),
});
export type ContentItem = z.infer<typeof ContentItem>;

export const AuditRow = auditRow([
  'draft-saved',
  'draft-discarded',
  'published',
  'unpublished',
  'departure-added',
  'trip-copied',
  'series-added',
  'series-changed',
  'series-ended',
  'range-applied',
  'range-undone',
  'closed-days-added',
  'closed-days-deleted',
  'rate-changed',
  'rate-fetched',
]);
export type AuditRow = z.infer<typeof AuditRow>;

/** What a content item would look like to shoppers in a language; a text that is missing there stands in another, marked. */
export const Preview = z.object({
  missing: z.array(MissingTextRow),
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

export const RatedRow = Rate.extend({
  currency: RatedCurrency,
  /** The newest first; `by`: official, a mem_id, or empty for the rates the shop opened with. */
  history: z.array(Rate.extend({ at: z.string(), by: z.string() })),
});
export type RatedRow = z.infer<typeof RatedRow>;
