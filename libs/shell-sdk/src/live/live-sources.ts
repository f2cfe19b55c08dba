import type { StreamEvents } from '../stream/use-stream.ts';

/** A row that says how many seats a product has left. */
export interface SeatRow {
  readonly prod_id: string;
  readonly inventory_cnt: number;
}

/** How an answer is kept current while it is shown. */
export interface LiveSource {
  /** Events that say too little: the call is made again. `open`, `reopen`: the stream opened, and what happened before was missed. */
  readonly refetchOn: readonly (keyof StreamEvents)[];
  /** The event that carries the new number itself; it is written into the rows, see {@link patchSeats}. */
  readonly patchOn?: 'seat';
  /** How often the call is made again while there is no stream, in milliseconds. */
  readonly pollMs?: number;
}

/** What an answer may depend on, for `useCall(row, input, { live: 'booking' })`. */
export const liveSources = {
  /** The member's cart and orders. */
  booking: { refetchOn: ['cart', 'order', 'open'], pollMs: 15_000 },
  /** The counts in the shell's bars, which every page shows. */
  bookingCounts: { refetchOn: ['cart', 'order', 'open'], pollMs: 60_000 },
  /** The outcome of a payment; the screen that waits for it asks more often by itself. */
  payment: { refetchOn: ['cart', 'order', 'open'] },
  /** Seats of the products on the screen. */
  seats: { refetchOn: ['open'], patchOn: 'seat', pollMs: 10_000 },
  /** Seats as part of a long list, which has just been fetched when the stream opens first. */
  listSeats: { refetchOn: ['reopen'], patchOn: 'seat', pollMs: 15_000 },
} as const satisfies Readonly<Record<string, LiveSource>>;

export type LiveSourceName = keyof typeof liveSources;

/** Sources for an answer of this shape: only rows with seats can be patched. */
export type LiveSourceFor<Output> = Output extends readonly SeatRow[]
  ? LiveSourceName
  : Exclude<LiveSourceName, 'seats' | 'listSeats'>;

/**
 * The same rows with the seats an event carries. It comes from booking's ledger, while the catalogue's answer may
 * still be behind it.
 */
export const patchSeats = <Row extends SeatRow>(
  rows: readonly Row[],
  { prod_id, remaining }: StreamEvents['seat'],
): Row[] => rows.map((row) => (row.prod_id === prod_id ? { ...row, inventory_cnt: remaining } : row));
