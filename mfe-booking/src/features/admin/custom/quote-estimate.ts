import type { DeskTrip } from '@narae/contracts';
import { paymentCap, quotePrice } from '@narae/rules';
import { toQuote, type QuoteDraft } from './quote-draft.ts';

type Estimate = DeskTrip['quotes'][number]['estimates'][number];

/** What a quote that is being written comes to in each currency at today's rates, and whether that can be paid (PAY-2). */
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
