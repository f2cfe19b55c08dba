import type { Connection } from 'mongoose';
import type { EventEnvelope } from '@narae/events';
import { moment, plainData, storedModel, type StoredOf, text } from '../store/stored-fields.ts';
import type { Bus } from './bus/bus.ts';

const storedDeadLetter = {
  /** The consumer's name, a colon, and the event's id. */
  _id: text({ required: false }),
  consumer: text(),
  event: plainData<EventEnvelope>(),
  error: text(),
  at: moment(),
};
export type DeadLetter = StoredOf<typeof storedDeadLetter>;

const deadLetterModel = storedModel('DeadLetter', 'dead_letters', storedDeadLetter);

export interface DeadLetterFilter {
  readonly consumer?: string;
  readonly _id?: string;
}

export async function addDeadLetter(
  store: Connection,
  consumer: string,
  event: EventEnvelope,
  error: unknown,
): Promise<void> {
  await deadLetterModel(store).updateOne(
    { _id: `${consumer}:${event.id}` },
    { $set: { consumer, event, error: String(error), at: new Date() } },
    { upsert: true },
  );
}

export const findDeadLetters = (
  store: Connection,
  which: DeadLetterFilter = {},
  limit = 0,
): Promise<DeadLetter[]> =>
  deadLetterModel(store).find(which).sort({ at: 1, _id: 1 }).limit(limit).lean<DeadLetter[]>().exec();

export const countDeadLetters = (store: Connection, which: DeadLetterFilter = {}): Promise<number> =>
  deadLetterModel(store).countDocuments(which).exec();

/** Keeps a letter that was given up again since it was read. @returns whether it is gone */
export const deleteDeadLetter = async (
  store: Connection,
  { _id, at }: Pick<DeadLetter, '_id' | 'at'>,
): Promise<boolean> => {
  await deadLetterModel(store).deleteOne({ _id, at });
  return (await countDeadLetters(store, { _id })) === 0;
};

/** For the consumer that gave it up alone; it comes back if it fails again. @returns whether it is gone */
export const replayDeadLetter = async (
  store: Connection,
  deadLetter: DeadLetter,
  publish: Bus['publishFor'],
): Promise<boolean> => {
  await publish(deadLetter.consumer, deadLetter.event);
  return deleteDeadLetter(store, deadLetter);
};
