import type { DepartureChangeReason, SoldTerms } from '@narae/contracts';
import {
  moment,
  number,
  optional,
  orNull,
  plainData,
  storedModel,
  text,
  type StoredOf,
} from '@narae/service-kit';

const departureChange = {
  prod_id: text(),
  /** From 1 within the departure, as the catalogue counts. */
  change_no: number(),
  from: plainData<SoldTerms>(),
  to: plainData<SoldTerms>(),
  reason: optional(text<DepartureChangeReason>()),
  note: text({ default: '' }),
  /** When booking had its copy of the departure as it is now. */
  heard_at: moment(),
  /** When all orders that were sold before were told; null until then. */
  done_at: orNull(moment()),
};

/** A change of what was sold of a departure; who is told of it is read from the orders (ORDER-22). */
export type StoredDepartureChange = StoredOf<typeof departureChange>;

export const departureChangeModel = storedModel(
  'DepartureChange',
  'departure_changes',
  departureChange,
  [{ prod_id: 1, change_no: 1 }, { unique: true }],
  [{ done_at: 1 }],
);
