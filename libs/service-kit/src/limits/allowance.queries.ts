import { Schema, type Connection, type Model } from 'mongoose';
import { kitModel } from '../store/kit-model.ts';
import { plainSchema } from '../store/stored-fields.ts';
import type { Slices } from './allowance.rules.ts';

/** What all processes together have counted for one limit. */
interface StoredAllowance {
  /** Name and window of the limit, hash of whom it counts. */
  _id: string;
  /** By the number of the slice of time. */
  slices: Readonly<Record<string, number>>;
  /** When it is deleted. */
  ends_at: Date;
}

const allowanceSchema = new Schema<StoredAllowance>(
  {
    _id: String,
    slices: { type: Schema.Types.Mixed, required: true },
    ends_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { ...plainSchema, collection: 'allowances' },
);

/** What limits by allowance have counted in a store. */
export const allowanceModel = (store: Connection): Model<StoredAllowance> =>
  kitModel(store, 'Allowance', allowanceSchema);

type Allowances = ReturnType<typeof allowanceModel>;

/** What a process has counted since it last said so, and what it knows to be over. */
export interface Settlement {
  readonly key: string;
  readonly counted: Slices;
  readonly over: readonly number[];
  readonly endsAt: Date;
}

const updateOf = ({ key, counted, over, endsAt }: Settlement) => ({
  updateOne: {
    filter: { _id: key },
    update: {
      $inc: Object.fromEntries([...counted].map(([slice, count]) => [`slices.${slice}`, count])),
      ...(over.length > 0 && { $unset: Object.fromEntries(over.map((slice) => [`slices.${slice}`, ''])) }),
      $max: { ends_at: endsAt },
    },
    upsert: true,
  },
});

/** Adds what a process has counted, all of it by one command. */
export const addCounted = async (
  allowances: Allowances,
  settlements: readonly Settlement[],
): Promise<void> => {
  if (settlements.length === 0) return;
  await allowances.bulkWrite(settlements.map(updateOf), { ordered: false });
};

/** What all processes have counted, by key; by one command. */
export const findCounted = async (
  allowances: Allowances,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Slices>> => {
  const found = await allowances
    .find({ _id: { $in: keys } })
    .lean<StoredAllowance[]>()
    .exec();
  return new Map(
    found.map(({ _id, slices }) => [
      _id,
      new Map(Object.entries(slices).map(([slice, count]) => [Number(slice), count])),
    ]),
  );
};
