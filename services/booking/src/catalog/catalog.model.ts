import type { BookableProduct, BookableEvent, Currency } from '@narae/contracts';
import {
  dateGiven,
  list,
  moment,
  notRequired,
  number,
  optional,
  plainData,
  searchedModel,
  storedModel,
  text,
  textGiven,
  type StoredOf,
} from '@narae/service-kit';

const productFields = {
  /** Of the catalogue's product; older ones are discarded. */
  version: number(),
  /** End of sale of a custom trip (CUSTOM-4); absent on catalogue products. */
  sale_until: optional(moment()),
  /** Cancelled by its organiser: closed whatever the catalogue says (REFUND-4). */
  cancelled_at: optional(moment()),
};
export type StoredProduct = BookableProduct & StoredOf<typeof productFields>;

export const bookableProductModel = searchedModel<StoredProduct>(
  'BookableProduct',
  'bookable_products',
  {
    prod_id: text({ unique: true }),
    prod_type: text(),
    prod_category: text(),
    progress_yn: text(),
    start_day: text(),
    end_day: text({ index: true }),
    ...notRequired({
      trip_id: text(),
      titles: plainData(),
      hotels: list(plainData()),
      refund_schedule: text(),
      refund_terms: plainData(),
      min_cnt: number(),
      package_cnt: number(),
    }),
    ...productFields,
  },
  [{ prod_type: 1, prod_category: 1 }],
  [{ start_day: 1, prod_id: 1 }],
  [
    { trip_id: 1, start_day: 1 },
    { name: 'trip_given', partialFilterExpression: { trip_id: textGiven } },
  ],
  [{ refund_schedule: 1, 'refund_terms.version': -1 }],
  [{ sale_until: 1 }, { name: 'sale_until_given', partialFilterExpression: { sale_until: dateGiven } }],
  [{ cancelled_at: 1 }, { name: 'cancelled_at_given', partialFilterExpression: { cancelled_at: dateGiven } }],
);

const eventFields = {
  /** Of the catalogue's event; older ones are discarded. */
  version: number(),
};
export type StoredEvent = BookableEvent & StoredOf<typeof eventFields>;

export const bookableEventModel = searchedModel<StoredEvent>(
  'BookableEvent',
  'bookable_events',
  { event_id: text({ unique: true }), event_day: text(), start_day: text(), end_day: text(), ...eventFields },
  [{ event_day: 1, event_id: 1 }],
);

const rate = {
  currency: text<Currency>({ unique: true }),
  ...notRequired({
    /** KRW per one unit. */
    deal_bas_r: number(),
    rate_day: text(),
    version: number(),
  }),
};
export type Rate = StoredOf<typeof rate>;

export const rateModel = storedModel('Rate', 'rates', rate);
