import type { BookableProduct, QuoteText, RefundScheduleName } from '@narae/contracts';
import { completeTexts } from '@narae/contracts/localized';
import { payingHeads, quoteDiscounts } from '@narae/rules';
import type { PlainCustomTrip, StoredQuote } from './custom-trip.model.ts';

/** No category of the catalogue has this type, so the rules of rooms and packages do not apply. */
const customType = 'CUSTOM';

const textsOf = (quote: StoredQuote, pick: (text: QuoteText) => string) =>
  completeTexts(
    Object.fromEntries(
      Object.entries(quote.texts).flatMap(([lanTp, text]) => (text ? [[lanTp, pick(text)]] : [])),
    ),
  );

/** For exactly the quote's party and price, on sale until the quote ends. */
export const customProduct = (
  { request_id }: Pick<PlainCustomTrip, 'request_id'>,
  quote: StoredQuote,
): BookableProduct & { sale_until: Date; refund_schedule: RefundScheduleName } => ({
  prod_id: request_id,
  prod_type: customType,
  prod_category: '',
  variant: 'trip',
  titles: textsOf(quote, ({ title }) => title),
  places: textsOf(quote, ({ place }) => place),
  start_day: quote.start_day,
  end_day: quote.end_day,
  progress_yn: 'Y',
  origin_price: quote.price_krw,
  package_cnt: payingHeads(quote),
  capacity: payingHeads(quote),
  discounts: quoteDiscounts(quote),
  documents: quote.documents,
  cancellation: 'tour',
  refund_schedule: quote.start_day === quote.end_day ? 'trip-day' : 'trip-stay',
  ticket_yn: 'N',
  ticket_cnt: 0,
  options: [],
  hotels: [],
  file_path: '',
  file_name: '',
  sale_until: quote.valid_until,
});
