import { z } from 'zod';
import { perLanguage } from '../../localized.ts';
import { Amount, Currency, GroupCode, Id, LanTp, Moment, plainLines, plainText } from '../../primitives.ts';
import { PartyCounts, TxnTypeCode, TypedCounts } from './cart.ts';
import { customTripLimits as most } from './limits.ts';
import { DocumentFlags } from '../catalog/product.ts';
import { MAX_TYPED_NUMBER } from '../shared/typed-fields.ts';
import { MAX_TYPED_EMAIL, typedContact, unfinished } from './traveller.ts';

const Lines = z.array(plainText(most.line).min(1)).max(most.lines);

export const QuoteText = z.strictObject({
  title: plainText(most.quoteTitle).min(1),
  place: plainText(most.quotePlace),
  days: z
    .array(z.strictObject({ title: plainText(most.dayTitle).min(1), text: plainLines(most.dayText) }))
    .min(1)
    .max(most.days),
  included: Lines,
  not_included: Lines,
});
export type QuoteText = z.infer<typeof QuoteText>;

/** An offer (CUSTOM-2). It may be accepted and paid until `valid_until`. */
export const CustomQuote = z.object({
  start_day: z.iso.date(),
  end_day: z.iso.date(),
  ...PartyCounts.shape,
  /** Whole KRW for one adult; infants are free (MONEY-9). */
  price_krw: z.int().min(1).max(100_000_000),
  /** Percent taken off for teenagers, and for children. */
  teen_pct: z.int().min(0).max(100),
  children_pct: z.int().min(0).max(100),
  /** What is asked of the travellers beside their passports (DOC-1). */
  documents: DocumentFlags,
  valid_until: z.iso.datetime({ offset: true }),
  /** The member's language is among them. */
  texts: z.object(perLanguage(() => QuoteText.optional())),
});
export type CustomQuote = z.infer<typeof CustomQuote>;

export const CustomTripState = z.enum([
  'requested',
  'quoted',
  'change-asked',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'rejected',
]);
export type CustomTripState = z.infer<typeof CustomTripState>;

/** What a member may do with a request, and what the desk may (CUSTOM-3). */
export const CustomTripMemberAction = z.enum(['ask', 'accept', 'decline', 'withdraw']);
export type CustomTripMemberAction = z.infer<typeof CustomTripMemberAction>;
export const CustomTripDeskAction = z.enum(['assign', 'quote', 'reply', 'reject']);
export type CustomTripDeskAction = z.infer<typeof CustomTripDeskAction>;

/** YYYY-MM-DD in Asia/Seoul, or empty: the rules name what is missing. */
const ChosenDay = z.union([z.literal(''), z.iso.date()]).default('');
const Codes = z.array(GroupCode).max(most.codes).default([]);
const Code = z.union([z.literal(''), GroupCode]).default('');
const Line = plainText(most.other).default('');

/** A member's wish (CUSTOM-1); what is left out is empty (PEOPLE-6). Codes are those of CATALOG-9: travel types CG005, destinations CG003, stays CG006. */
export const CustomWish = z.object({
  start_day: ChosenDay,
  end_day: ChosenDay,
  travel_types: Codes,
  travel_type_etc: Line,
  destinations: Codes,
  destination_etc: Line,
  /** Kind, grade (H), persons per room (P), bed (B); each may be left open. */
  stay_type: Code,
  stay_grade: Code,
  stay_room: Code,
  stay_bed: Code,
  stay_etc: Line,
  budget: plainText(most.budget).default(''),
  activity: plainLines(most.wish).default(''),
  memo: plainLines(most.wish).default(''),
  ...TypedCounts.shape,
  ...typedContact,
});
export type CustomWish = z.infer<typeof CustomWish>;

/** What has been typed for a request and is not sent yet, also what sending would reject (CUSTOM-9). */
export const TypedCustomWish = CustomWish.extend({
  start_day: unfinished(10),
  end_day: unfinished(10),
  travel_type_etc: unfinished(most.other),
  destination_etc: unfinished(most.other),
  stay_etc: unfinished(most.other),
  budget: unfinished(most.budget),
  activity: unfinished(most.wish),
  memo: unfinished(most.wish),
  email: unfinished(MAX_TYPED_EMAIL),
  tel: unfinished(MAX_TYPED_NUMBER),
});
export type TypedCustomWish = z.infer<typeof TypedCustomWish>;

export const CustomTripStep = z.object({
  at: Moment,
  by: z.enum(['member', 'desk', 'shop']),
  what: z.enum([
    'requested',
    'quoted',
    'asked',
    'answered',
    'accepted',
    'declined',
    'expired',
    'withdrawn',
    'rejected',
    'assigned',
  ]),
  text: z.string(),
  quote_no: z.int(),
});
export type CustomTripStep = z.infer<typeof CustomTripStep>;

export const CustomTripRow = z.object({
  request_id: Id,
  state: CustomTripState,
  /** The language it was asked in; it is answered at least in this one. */
  lan_tp: LanTp,
  start_day: z.string(),
  end_day: z.string(),
  ...PartyCounts.shape,
  travel_types: z.array(z.string()),
  destinations: z.array(z.string()),
  destination_etc: z.string(),
  reg_date: z.string(),
  mod_date: z.string(),
  quote_no: z.int(),
  quote_title: z.string(),
  total_krw: Amount,
  valid_until: Moment,
  /** The cart row of an accepted quote and its state (CART-1); both empty where there is none. */
  cart_id: z.string(),
  txn_type: z.union([TxnTypeCode, z.literal('')]),
});
export type CustomTripRow = z.infer<typeof CustomTripRow>;

export const GivenQuote = CustomQuote.extend({
  quote_no: z.int(),
  reg_date: z.string(),
  total_krw: Amount,
  /** The same at today's rates, in each currency that has one; the order's own is fixed when it is confirmed. */
  estimates: z.array(z.object({ currency: Currency, total: Amount })),
});
export type GivenQuote = z.infer<typeof GivenQuote>;

export const CustomTrip = CustomTripRow.extend({
  ...CustomWish.shape,
  quotes: z.array(GivenQuote),
  steps: z.array(CustomTripStep),
  actions: z.array(CustomTripMemberAction),
});
export type CustomTrip = z.infer<typeof CustomTrip>;

const desk = {
  mem_id: Id,
  assignee: z.string(),
  /** A change names the version it was made on, so that nobody overwrites what they have not seen. */
  version: z.int(),
};
export const DeskTripRow = CustomTripRow.extend(desk);
export type DeskTripRow = z.infer<typeof DeskTripRow>;
export const DeskTrip = CustomTrip.extend({
  ...desk,
  /** Won for one unit of each currency today, for pricing a quote. */
  rates: z.array(z.object({ currency: Currency, deal_bas_r: z.number().positive() })),
  /** `actor`: an administrator's or the member's mem_id, or empty for the shop itself. */
  steps: z.array(CustomTripStep.extend({ actor: z.string() })),
  actions: z.array(CustomTripDeskAction),
});
export type DeskTrip = z.infer<typeof DeskTrip>;
