import type { StreamEvents } from './stream.ts';

/** A row that says how many seats a product has left. */
export interface SeatRow {
  readonly prod_id: string;
  readonly inventory_cnt: number;
}

/** A row that says how many places an event has left. */
interface PlaceRow {
  readonly event_id: string;
  readonly personnel_cnt: number;
}

/** Events that carry how much is left, and the columns of the rows they change: whose it is, and the count. */
const counted = {
  seat: ['prod_id', 'inventory_cnt'],
  place: ['event_id', 'personnel_cnt'],
} as const;

export type CountTopic = keyof typeof counted;
export type CountEvent = StreamEvents[CountTopic];

/** How an answer is kept current while it is shown. */
export interface LiveSource {
  /** Events that say too little: the call is made again. `open`, `reopen`: the stream opened, and what happened before was missed. */
  readonly refetchOn: readonly (keyof StreamEvents)[];
  /** The event that carries the new number itself; it is written into the rows, see {@link patchCounts}. */
  readonly patchOn?: CountTopic;
  /** How often the call is made again while there is no stream, in milliseconds. */
  readonly pollMs?: number;
}

/** What an answer may depend on, for `useCall(row, input, { live: 'booking' })`. */
export const liveSources = {
  /** The member's cart and orders. */
  booking: { refetchOn: ['cart', 'order', 'open'], pollMs: 15_000 },
  /** The member's entries of waiting lists. */
  waiting: { refetchOn: ['waiting', 'open'], pollMs: 15_000 },
  /** The counts in the shell's bars, which every page shows. */
  bookingCounts: { refetchOn: ['cart', 'order', 'open'], pollMs: 60_000 },
  /** The outcome of a payment; the screen that waits for it asks more often by itself. */
  payment: { refetchOn: ['cart', 'order', 'open'] },
  /** Comments: the fragment itself listens for those of its thing. */
  comments: { refetchOn: ['reopen'], pollMs: 30_000 },
  /** Seats of the products on the screen. */
  seats: { refetchOn: ['open'], patchOn: 'seat', pollMs: 10_000 },
  /** Seats as part of a long list, which has just been fetched when the stream opens first. */
  listSeats: { refetchOn: ['reopen'], patchOn: 'seat', pollMs: 15_000 },
  /** Places of the events on the screen. */
  places: { refetchOn: ['open'], patchOn: 'place', pollMs: 10_000 },
  /** Places as part of a list. */
  listPlaces: { refetchOn: ['reopen'], patchOn: 'place', pollMs: 15_000 },
} as const satisfies Readonly<Record<string, LiveSource>>;

export type LiveSourceName = keyof typeof liveSources;

type SourceOf<Topic extends CountTopic> = {
  [Name in LiveSourceName]: (typeof liveSources)[Name] extends { readonly patchOn: Topic } ? Name : never;
}[LiveSourceName];

/** Sources for an answer of this shape: only rows with seats or places can be patched. */
export type LiveSourceFor<Output> =
  | Exclude<LiveSourceName, SourceOf<CountTopic>>
  | (Output extends readonly SeatRow[] ? SourceOf<'seat'> : never)
  | (Output extends readonly PlaceRow[] ? SourceOf<'place'> : never);

/**
 * The same rows with what an event says is left. It comes from booking's ledger, while the catalogue's answer may
 * still be behind it.
 */
export const patchCounts = <Row extends object>(
  topic: CountTopic,
  rows: readonly Row[],
  event: CountEvent,
): Row[] => {
  const [id, count] = counted[topic];
  const { remaining, ...whose } = event as CountEvent & Readonly<Record<string, unknown>>;
  const isMeant = (row: Readonly<Record<string, unknown>>): boolean => row[id] === whose[id];
  return rows.map((row) => (isMeant(row as Record<string, unknown>) ? { ...row, [count]: remaining } : row));
};
