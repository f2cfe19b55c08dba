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
