import type { mongo, Model } from 'mongoose';
import { isDuplicateKey } from '../../store/duplicate-key.ts';
import type { SearchedField, SecurityEvent } from './security-event.model.ts';

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

/** Lines of a time: from the first moment to before the second, and only those older than a line. */
export interface EventPeriod {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly before?: { readonly at: Date; readonly id: string } | undefined;
}

const within = ({ from, until, before }: EventPeriod): Record<string, unknown>[] => [
  ...(from ? [{ at: { $gte: from } }] : []),
  ...(until ? [{ at: { $lt: until } }] : []),
  ...(before
    ? [{ at: { $lte: before.at } }, { $or: [{ at: { $lt: before.at } }, { _id: { $lt: before.id } }] }]
    : []),
];

/** The newest lines of a period, of one field's value where one is named, by the index that is made for it. */
export const findEvents = (
  events: Events,
  of: { readonly field: SearchedField; readonly value: string } | undefined,
  period: EventPeriod,
  limit: number,
): Promise<SecurityEvent[]> => {
  const conditions = [...(of ? [{ [of.field]: of.value }] : []), ...within(period)];
  return events
    .find(conditions.length === 0 ? {} : { $and: conditions })
    .hint({ ...(of && { [of.field]: 1 }), at: -1, _id: -1 })
    .sort({ at: -1, _id: -1 })
    .limit(limit)
    .lean<SecurityEvent[]>()
    .exec();
};
