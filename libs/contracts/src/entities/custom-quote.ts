import { z } from 'zod';
import { perLanguage } from '../localized.ts';
import { plainLines, plainText } from '../primitives.ts';
import { PartyCounts } from './cart.ts';
import { customTripLimits as most } from './custom-trip-limits.ts';
import { DocumentFlags } from './product.ts';

const Lines = z.array(plainText(most.line).min(1)).max(most.lines);

/** What a quote says in one language. */
export const QuoteText = z.strictObject({
  title: plainText(most.quoteTitle).min(1),
  place: plainText(most.quotePlace),
  /** One entry a day, from the first. */
  days: z
    .array(z.strictObject({ title: plainText(most.dayTitle).min(1), text: plainLines(most.dayText) }))
    .min(1)
    .max(most.days),
  included: Lines,
  not_included: Lines,
});
export type QuoteText = z.infer<typeof QuoteText>;

/** An offer of a trip (CUSTOM-2). */
export const CustomQuote = z.object({
  /** First and last day, YYYY-MM-DD in Asia/Seoul. */
  start_day: z.iso.date(),
  end_day: z.iso.date(),
  ...PartyCounts.shape,
  /** Whole KRW for one adult; the others by the percents below, infants free (MONEY-9). */
  price_krw: z.int().min(1).max(100_000_000),
  /** Percent taken off for teenagers, and for children. */
  teen_pct: z.int().min(0).max(100),
  children_pct: z.int().min(0).max(100),
  /** What is asked of the travellers beside their passports (DOC-1). */
  documents: DocumentFlags,
  /** Until when it may be accepted and paid; ISO 8601. */
  valid_until: z.iso.datetime({ offset: true }),
  /** In each language it is written in; the member's is among them. */
  texts: z.object(perLanguage(() => QuoteText.optional())),
});
export type CustomQuote = z.infer<typeof CustomQuote>;
