import {
  list,
  moment,
  number,
  optional,
  part,
  storedModel,
  type StoredOf,
  storedOutbox,
  text,
} from '@narae/service-kit';
import { editedFields, unchecked } from '../content/index.ts';
import type { BaseRate } from './rate-quote.rules.ts';

/** A former rate; `by` is `official`, a mem_id, or empty for opening rates. */
const pastRate = part({
  deal_bas_r: number(unchecked),
  rate_day: text(unchecked),
  at: moment(unchecked),
  by: text(unchecked),
});

/** The last good rate (MONEY-4). */
const rate = {
  currency: text<BaseRate['currency']>({ unique: true }),
  deal_bas_r: number(),
  rate_day: text(),
  version: number(),
  history: optional(list(pastRate, { default: [] })),
  outbox: storedOutbox,
  ...editedFields,
};
export type StoredRate = StoredOf<typeof rate>;

export const rateModel = storedModel('Rate', 'rates', rate);
