import {
  flag,
  list,
  notRequired,
  number,
  optional,
  part,
  storedAs,
  storedModel,
  storedOutbox,
  text,
  type StoredOf,
} from '@narae/service-kit';

const claimedOption = notRequired({ opt_code: text(), count: number() });
/** How many take one extra or one tier of seats. */
export type ClaimedOption = StoredOf<typeof claimedOption>;

const claim = notRequired({
  /** `cart_id` of the booking, or `waiting_id` of an offer. */
  key: text(),
  count: number(),
  status: text<'held' | 'paid' | 'offered'>(),
  expires_at: storedAs<Date | null>({ type: Date }),
  /** mem_id of the offer's member (SEAT-7). */
  offered_to: optional(text()),
  /** Extras and tiers that the booking takes (SEAT-9); absent in an offer, and in claims of releases without stock. */
  options: optional(list(part(claimedOption))),
});
/** Seats of a booking or an offer; `expires_at` is null once paid. */
export type SeatClaim = StoredOf<typeof claim>;

const stockLine = notRequired({
  opt_code: text(),
  capacity: number(),
  /** Follows from the claims; below 0 where the stock was lowered under what is sold. */
  remaining: number(),
});
/** The stock of one extra or one tier of a departure (SEAT-9). */
export type StockLine = StoredOf<typeof stockLine>;

const seatLedger = {
  prod_id: text({ unique: true }),
  capacity: number({ min: 0 }),
  remaining: number(),
  version: number({ required: true, default: 1 }),
  /** Version of the product with this capacity; older ones are discarded. */
  product_version: number({ required: true, default: 0 }),
  /** Cancelled by the organiser: its seats are not announced (REFUND-4). */
  cancelled: optional(flag()),
  claims: list(part(claim)),
  /** Only of extras and tiers that are limited. */
  stock: optional(list(part(stockLine))),
  outbox: storedOutbox,
};

/** All seats of a product in one document, so that taking is one conditional update (SEAT-2, ARCH-4). */
export type SeatLedger = StoredOf<typeof seatLedger>;

export const seatLedgerModel = storedModel(
  'SeatLedger',
  'seat_ledgers',
  seatLedger,
  [{ 'claims.expires_at': 1 }],
  [{ 'claims.status': 1 }],
);
