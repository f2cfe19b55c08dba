import { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';
import { kitModel } from './kit-model.ts';
import { plainSchema } from './plain-schema.ts';

/** Digits behind each prefix (ID-1); the last eight are ours. */
const DIGITS = {
  MEM: 10,
  CART: 6,
  OPTD: 8,
  HOTCRAT: 7,
  ORDER: 9,
  RV_MEM: 9,
  COMMENT: 6,
  COU: 6,
  EVT_RV: 9,
  EVT_RV_MEM: 9,
  FAQ: 6,
  QNA: 6,
  REVIEW: 9,
  MEM_FILE: 9,
  EVT_FILE: 9,
  WAIT: 9,
  CUSTOM: 9,
  COMPANION: 9,
  TEMPLATE: 6,
  P: 6,
  INFO: 6,
  EVT: 6,
  POPUP: 6,
} as const;

export type SequencePrefix = keyof typeof DIGITS;

interface Sequence {
  _id: string;
  last: number;
}

const sequenceSchema = new Schema<Sequence>(
  { _id: String, last: { type: Number, required: true } },
  { ...plainSchema, collection: 'sequences' },
);

/** The next identifier of a kind, such as MEM0000000001: unique and growing, not without gaps. */
export async function nextId(store: Connection, prefix: SequencePrefix): Promise<string> {
  const last = await advance(store, prefix).catch((error: unknown) => {
    // Two first callers may both try to create the counter; the one who lost finds it there.
    if (isDuplicateKey(error)) return advance(store, prefix);
    throw error;
  });
  return prefix + String(last).padStart(DIGITS[prefix], '0');
}

async function advance(store: Connection, prefix: SequencePrefix): Promise<number> {
  const counter = await kitModel(store, 'Sequence', sequenceSchema)
    .findOneAndUpdate({ _id: prefix }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' })
    .lean();
  if (!counter) throw new Error(`No counter for ${prefix}`);
  return counter.last;
}
