import { Schema, type Connection, type Model } from 'mongoose';
import { kitModel } from '../store/kit-model.ts';
import { plainSchema } from '../store/stored-fields.ts';
import type { Slices } from './allowance.rules.ts';

interface StoredAllowance {
  /** Name and window of the limit, hash of whom it counts. */
  _id: string;
  slices: Readonly<Record<string, number>>;
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

export const allowanceModel = (store: Connection): Model<StoredAllowance> =>
  kitModel(store, 'Allowance', allowanceSchema);

type Allowances = ReturnType<typeof allowanceModel>;

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

export const addCounted = async (
  allowances: Allowances,
  settlements: readonly Settlement[],
): Promise<void> => {
  if (settlements.length === 0) return;
  await allowances.bulkWrite(settlements.map(updateOf), { ordered: false });
};

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
