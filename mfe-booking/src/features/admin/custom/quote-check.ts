import type { CustomQuote, LanTp } from '@narae/contracts';
import { quoteViolation, seoulDay, type Violation } from '@narae/rules';

/** What the editor complains about beside the rules: a field that must not be empty. */
export interface EmptyField {
  readonly field: string;
  readonly missing: 'price_missing' | 'title_missing' | 'day_title_missing' | 'pct_range';
}

const isPct = (pct: number): boolean => Number.isInteger(pct) && pct >= 0 && pct <= 100;

/** The first text that is missing, language by language. */
const emptyText = ({ texts }: CustomQuote): EmptyField | null => {
  for (const [language, text] of Object.entries(texts)) {
    if (!text) continue;
    if (!text.title.trim()) return { field: `texts.${language}.title`, missing: 'title_missing' };
    const at = text.days.findIndex(({ title }) => !title.trim());
    if (at >= 0) return { field: `texts.${language}.days.${at}.title`, missing: 'day_title_missing' };
  }
  return null;
};

/** The first thing missing or wrong in a quote that is being written; null where it can be sent (CUSTOM-2). */
export const quoteProblem = (quote: CustomQuote, lanTp: LanTp, now: Date): Violation | EmptyField | null => {
  if (!Number.isInteger(quote.price_krw) || quote.price_krw < 1)
    return { field: 'price_krw', missing: 'price_missing' };
  const pct = (['teen_pct', 'children_pct'] as const).find((field) => !isPct(quote[field]));
  if (pct) return { field: pct, missing: 'pct_range' };
  return quoteViolation(quote, { lanTp, now, today: seoulDay(now) }) ?? emptyText(quote);
};
