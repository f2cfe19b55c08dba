import { isBlank } from '@narae/contracts/prepared-text';
import type { CustomQuote, DeskTrip, LanTp, PartyCounts, QuoteText } from '@narae/contracts';
import {
  addDays,
  defaultDiscounts,
  seoulDay,
  tripDays,
  paymentCap,
  quotePrice,
  quoteViolation,
  type Violation,
} from '@narae/rules';

interface TypedText extends Pick<QuoteText, 'title' | 'place' | 'days'> {
  /** One entry per line. */
  readonly included: string;
  readonly not_included: string;
}

/** The fields of the editor: numbers and moments as they are typed. */
export interface QuoteDraft extends PartyCounts {
  readonly start_day: string;
  readonly price_krw: string;
  readonly teen_pct: string;
  readonly children_pct: string;
  readonly documents: CustomQuote['documents'];
  /** The deadline on Korea's clock, YYYY-MM-DDTHH:mm. */
  readonly valid_until: string;
  /** All languages have as many days. */
  readonly texts: Readonly<Partial<Record<LanTp, TypedText>>>;
  /** Complaints name parts of the texts, such as `texts.ENG.title`. */
  readonly [part: `texts.${string}`]: never;
}

const dayMs = 86_400_000;
const seoulMs = 9 * 3_600_000;
const emptyDay = { title: '', text: '' } as const;

/** A moment for `datetime-local`, on Korea's clock. */
export const seoulMinute = (at: Date): string => new Date(at.getTime() + seoulMs).toISOString().slice(0, 16);

/**
 * A week from now at 18:00; if the trip begins before, the evening before it, or the end of today once that
 * has passed. A trip that begins today needs a later day to be bought at all (CATALOG-3).
 */
const usualDeadline = (start_day: string, now: Date): string => {
  const inAWeek = seoulMinute(new Date(now.getTime() + 7 * dayMs)).slice(0, 10);
  const dayBefore = addDays(start_day, -1);
  const evening = `${inAWeek < dayBefore ? inAWeek : dayBefore}T18:00`;
  return evening > seoulMinute(now) ? evening : `${addDays(seoulDay(now), 1)}T00:00`;
};

const emptyText = (days: number): TypedText => ({
  title: '',
  place: '',
  days: Array.from({ length: days }, () => emptyDay),
  included: '',
  not_included: '',
});

const typedText = ({ included, not_included, ...text }: QuoteText): TypedText => ({
  ...text,
  included: included.join('\n'),
  not_included: not_included.join('\n'),
});

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));

/** Begins with the newest quote, else with what was asked for. */
export const beginQuote = (trip: DeskTrip, now: Date): QuoteDraft => {
  const last = trip.quotes.at(-1);
  const { start_day, end_day, adult_cnt, teen_cnt, children_cnt, child_cnt } = last ?? trip;
  const texts = Object.entries(last?.texts ?? {}).flatMap(([language, text]) =>
    text ? [[language, typedText(text)] as const] : [],
  );
  return {
    start_day,
    adult_cnt,
    teen_cnt,
    children_cnt,
    child_cnt,
    price_krw: last ? String(last.price_krw) : '',
    teen_pct: String((last ?? defaultDiscounts.trip).teen_pct),
    children_pct: String((last ?? defaultDiscounts.trip).children_pct),
    documents: last?.documents ?? { air_ticket: false, birth_certificate: false },
    valid_until: usualDeadline(start_day, now),
    texts: last ? Object.fromEntries(texts) : { [trip.lan_tp]: emptyText(tripDays(start_day, end_day)) },
  };
};

export const dayCount = ({ texts }: Pick<QuoteDraft, 'texts'>): number =>
  Object.values(texts).find(Boolean)?.days.length ?? 0;

type Days = readonly TypedText['days'][number][];

const changeDays = (draft: QuoteDraft, change: (days: Days) => Days): QuoteDraft => ({
  ...draft,
  texts: Object.fromEntries(
    Object.entries(draft.texts).map(([language, text]) => [
      language,
      { ...text, days: [...change(text.days)] },
    ]),
  ),
});

export const addDay = (draft: QuoteDraft): QuoteDraft => changeDays(draft, (days) => [...days, emptyDay]);

/** @param at from 0 */
export const removeDay = (draft: QuoteDraft, at: number): QuoteDraft =>
  changeDays(draft, (days) => days.filter((_, each) => each !== at));

/** `by`: up (-1) or down (1). @param at from 0 */
export const moveDay = (draft: QuoteDraft, at: number, by: -1 | 1): QuoteDraft =>
  changeDays(draft, (days) => {
    const moved = days[at];
    const other = days[at + by];
    if (!moved || !other) return days;
    return days.map((day, each) => (each === at ? other : each === at + by ? moved : day));
  });

export const toggleLanguage = (draft: QuoteDraft, language: LanTp, on: boolean): QuoteDraft => {
  const { [language]: _, ...others } = draft.texts;
  return { ...draft, texts: on ? { ...others, [language]: emptyText(dayCount(draft)) } : others };
};

export const toQuote = (draft: QuoteDraft): CustomQuote => {
  const { price_krw, teen_pct, children_pct, valid_until, texts, ...rest } = draft;
  return {
    ...rest,
    end_day: addDays(draft.start_day, dayCount(draft) - 1),
    price_krw: Number(price_krw),
    teen_pct: Number(teen_pct),
    children_pct: Number(children_pct),
    valid_until: `${valid_until}:00+09:00`,
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, { included, not_included, ...text }]) => [
        language,
        { ...text, included: lines(included), not_included: lines(not_included) },
      ]),
    ),
  };
};

type Estimate = DeskTrip['quotes'][number]['estimates'][number];

/** The quote in each currency at today's rates, and whether that can be paid (PAY-2). */
export const quoteEstimates = (
  draft: QuoteDraft,
  rates: DeskTrip['rates'],
): (Estimate & { readonly overCap: boolean })[] => {
  const quote = toQuote(draft);
  if (!(quote.price_krw > 0)) return [];
  return rates.map(({ currency, deal_bas_r }) => {
    const { total } = quotePrice(quote, currency, deal_bas_r);
    return { currency, total, overCap: total > paymentCap[currency] };
  });
};

interface EmptyField {
  readonly field: string;
  readonly missing: 'price_missing' | 'title_missing' | 'day_title_missing' | 'pct_range';
}

const isPct = (pct: number): boolean => Number.isInteger(pct) && pct >= 0 && pct <= 100;

const missingText = ({ texts }: CustomQuote): EmptyField | null => {
  for (const [language, text] of Object.entries(texts)) {
    if (!text) continue;
    if (isBlank(text.title)) return { field: `texts.${language}.title`, missing: 'title_missing' };
    const at = text.days.findIndex(({ title }) => isBlank(title));
    if (at >= 0) return { field: `texts.${language}.days.${at}.title`, missing: 'day_title_missing' };
  }
  return null;
};

/** The first problem of a quote; null where it can be sent (CUSTOM-2). */
export const quoteProblem = (quote: CustomQuote, lanTp: LanTp, now: Date): Violation | EmptyField | null => {
  if (!Number.isInteger(quote.price_krw) || quote.price_krw < 1)
    return { field: 'price_krw', missing: 'price_missing' };
  const pct = (['teen_pct', 'children_pct'] as const).find((field) => !isPct(quote[field]));
  if (pct) return { field: pct, missing: 'pct_range' };
  return quoteViolation(quote, { lanTp, now, today: seoulDay(now) }) ?? missingText(quote);
};
