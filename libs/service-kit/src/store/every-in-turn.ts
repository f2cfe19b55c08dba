import { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';
import { kitModel } from './kit-model.ts';
import { plainSchema } from './plain-schema.ts';
import { every, type Timer } from '../base/every.ts';
import type { Logger } from '../base/logger.ts';

interface Turn {
  _id: string;
  /** When somebody last began. */
  at: Date;
}

const turnSchema = new Schema<Turn>(
  { _id: String, at: { type: Date, required: true } },
  { ...plainSchema, collection: 'turns' },
);

/** Clocks of two processes may differ by this part of the time between two turns. */
const SPARE = 0.1;

/**
 * `every` for a service that runs in several processes: of all that share the store one does the work each time. Should
 * that one die in the middle, the work waits for the next turn: not for what must be finished.
 */
export function everyInTurn(
  store: Connection,
  ms: number,
  work: () => Promise<void> | void,
  options: { log: Logger; name: string },
): Timer {
  const turns = kitModel(store, 'Turn', turnSchema);
  const isMine = async (): Promise<boolean> => {
    const at = new Date();
    const due = { _id: options.name, at: { $lte: new Date(at.getTime() - ms * (1 - SPARE)) } };
    try {
      const { modifiedCount, upsertedCount } = await turns.updateOne(due, { $set: { at } }, { upsert: true });
      return modifiedCount + upsertedCount === 1;
    } catch (error) {
      // It is there, and not due.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
  return every(
    ms,
    async () => {
      if (await isMine()) await work();
    },
    options,
  );
}
