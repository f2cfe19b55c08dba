import { Schema, type Connection } from 'mongoose';
import type { EventEnvelope } from '@narae/events';
import { kitModel } from '../store/kit-model.ts';
import { plainSchema } from '../store/plain-schema.ts';

interface DeadLetter {
  _id: string;
  consumer: string;
  event: EventEnvelope;
  error: string;
  at: Date;
}

const deadLetterSchema = new Schema<DeadLetter>(
  {
    _id: String,
    consumer: { type: String, required: true },
    event: { type: Schema.Types.Mixed, required: true },
    error: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { ...plainSchema, collection: 'dead_letters' },
);

/** Keeps an event its consumer could not deal with, beside that consumer's data, for somebody to look at. */
export async function keepDeadLetter(
  store: Connection,
  consumer: string,
  event: EventEnvelope,
  error: unknown,
): Promise<void> {
  await kitModel(store, 'DeadLetter', deadLetterSchema).updateOne(
    { _id: `${consumer}:${event.id}` },
    { $set: { consumer, event, error: String(error), at: new Date() } },
    { upsert: true },
  );
}
