import type { StreamEvents } from './stream.ts';

export interface SeatRow {
  readonly prod_id: string;
  readonly inventory_cnt: number;
}

interface PlaceRow {
  readonly event_id: string;
  readonly personnel_cnt: number;
}

const counted = {
  seat: ['prod_id', 'inventory_cnt'],
  stock: ['prod_id', 'option_left'],
  place: ['event_id', 'personnel_cnt'],
} as const;

export type CountTopic = keyof typeof counted;
export type CountEvent = StreamEvents[CountTopic];

export interface LiveSource {
  /** Calls again upon these. `open`, `reopen`: the stream opened, and earlier events were missed. */
  readonly refetchOn: readonly (keyof StreamEvents)[];
  /** The events with new numbers, see {@link patchCounts}. */
  readonly patchOn?: readonly CountTopic[];
  /** Without a stream the call is made again after this many milliseconds. */
  readonly pollMs?: number;
}

/** What keeps an answer current, for `useCall(row, input, { live: 'booking' })`. */
export const liveSources = {
  booking: { refetchOn: ['cart', 'order', 'open'], pollMs: 15_000 },
  waiting: { refetchOn: ['waiting', 'open'], pollMs: 15_000 },
  /** Changes while the stream is open are counted by their events. */
  bookingCounts: { refetchOn: ['reopen'], pollMs: 60_000 },
  /** The screen that waits for it asks more often by itself. */
  payment: { refetchOn: ['cart', 'order', 'open'] },
  /** The fragment itself listens for the comments of its thing. */
  comments: { refetchOn: ['reopen'], pollMs: 30_000 },
  seats: { refetchOn: ['open'], patchOn: ['seat', 'stock'], pollMs: 10_000 },
  /** A long list has just been fetched when the stream opens first. */
  listSeats: { refetchOn: ['reopen'], patchOn: ['seat'], pollMs: 15_000 },
  places: { refetchOn: ['open'], patchOn: ['place'], pollMs: 10_000 },
  listPlaces: { refetchOn: ['reopen'], patchOn: ['place'], pollMs: 15_000 },
} as const satisfies Readonly<Record<string, LiveSource>>;

export type LiveSourceName = keyof typeof liveSources;

type SourceOf<Topic extends CountTopic> = {
  [Name in LiveSourceName]: (typeof liveSources)[Name] extends {
    readonly patchOn: readonly [Topic, ...CountTopic[]];
  }
    ? Name
    : never;
}[LiveSourceName];

/** Only rows with seats or places can be patched. */
export type LiveSourceFor<Output> =
  | Exclude<LiveSourceName, SourceOf<CountTopic>>
  | (Output extends readonly SeatRow[] ? SourceOf<'seat'> : never)
  | (Output extends readonly PlaceRow[] ? SourceOf<'place'> : never);

/** An event with a new number and its topic. */
export interface Count {
  readonly topic: CountTopic;
  readonly event: CountEvent;
}

/** Writes into the rows what booking's ledger says is left; the catalogue's answer may still be behind it. */
export const patchCounts = <Row extends object>(rows: readonly Row[], { topic, event }: Count): Row[] => {
  const [id, count] = counted[topic];
  const { remaining, ...whose } = event as CountEvent & Readonly<Record<string, unknown>>;
  const isMeant = (row: Readonly<Record<string, unknown>>): boolean => row[id] === whose[id];
  return rows.map((row) => (isMeant(row as Record<string, unknown>) ? { ...row, [count]: remaining } : row));
};
