import type { SecurityEventKind } from '@narae/contracts/security-event-kinds';
import type { mongo, Model } from 'mongoose';
import { isDuplicateKey } from '../store/duplicate-key.ts';
import type { SecurityEvent } from './security-event.model.ts';

type Events = Model<SecurityEvent>;

/** Adds lines by one command; a repeat after a broken one adds none twice. */
export const addEvents = async (events: Events, lines: readonly SecurityEvent[]): Promise<void> => {
  try {
    const documents = lines as unknown as mongo.OptionalId<mongo.Document>[];
    await events.collection.insertMany([...documents], { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/** Which lines are asked for; what is undefined does not narrow them. */
export interface SecurityQuestion {
  readonly kind?: SecurityEventKind | undefined;
  /** Who did it, or whom it was done to. */
  readonly number?: string | undefined;
  readonly network?: string | undefined;
  readonly trace_id?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only lines older than this one. */
  readonly before?: { readonly at: Date; readonly id: string } | undefined;
}

const filterOf = ({ number, from, to, before, ...same }: SecurityQuestion): Record<string, unknown> => {
  const equal = Object.entries(same).filter(([, value]) => value !== undefined);
  const all: Record<string, unknown>[] = [Object.fromEntries(equal)];
  if (number !== undefined) all.push({ $or: [{ actor: number }, { about: number }] });
  if (from) all.push({ at: { $gte: from } });
  if (to) all.push({ at: { $lt: to } });
  if (before) all.push({ $or: [{ at: { $lt: before.at } }, { at: before.at, _id: { $lt: before.id } }] });
  return { $and: all };
};

/** More is no search any more; it costs what the store may spend on one. */
const SEARCH_MS = 2_000;

/** Lines, the newest first. @throws MaxTimeMSExpired where it takes too long */
export const findEvents = (
  events: Events,
  asked: SecurityQuestion,
  limit: number,
): Promise<SecurityEvent[]> =>
  events
    .find(filterOf(asked))
    .sort({ at: -1, _id: -1 })
    .limit(limit)
    .maxTimeMS(SEARCH_MS)
    .lean<SecurityEvent[]>()
    .exec();

/** How often each of some kinds happened since a moment. */
export const countEvents = (
  events: Events,
  kinds: readonly SecurityEventKind[],
  since: Date,
): Promise<{ readonly _id: SecurityEventKind; readonly count: number }[]> =>
  events
    .aggregate<{ _id: SecurityEventKind; count: number }>([
      { $match: { at: { $gte: since }, kind: { $in: kinds } } },
      { $group: { _id: '$kind', count: { $sum: '$count' } } },
    ])
    .option({ maxTimeMS: SEARCH_MS })
    .exec();
