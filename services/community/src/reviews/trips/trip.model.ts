import { flag, number, optional, storedOutbox, storedModel, text, type StoredOf } from '@narae/service-kit';

const trip = {
  cart_id: text({ unique: true }),
  order_id: text(),
  mem_id: text(),
  prod_id: text(),
  paid: flag(),
  /** YYYY-MM-DD in Asia/Seoul. */
  last_day: text({ index: true }),
  /** Of the order; older versions are discarded. */
  version: number(),
};

/** The copy of a paid trip, from booking's events: who goes to what until when (COMMUNITY-25). */
export type Trip = StoredOf<typeof trip>;

export const tripModel = storedModel(
  'Trip',
  'trips',
  {
    ...trip,
    /** How often its member was asked (COMMUNITY-34); the maximum where there is nothing to ask. */
    asked: optional(number({ default: 0 })),
    outbox: storedOutbox,
  },
  [{ mem_id: 1, paid: 1, last_day: -1, order_id: -1 }],
  [{ paid: 1, asked: 1, last_day: 1 }],
);
