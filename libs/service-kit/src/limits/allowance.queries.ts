import { moment, plainData, storedModel, text } from '../store/stored-fields.ts';
import type { Slices } from './allowance.rules.ts';

export const allowanceModel = storedModel('Allowance', 'allowances', {
  /** Name and window of the limit, hash of whom it counts. */
  _id: text({ required: false }),
  slices: plainData<Readonly<Record<string, number>>>(),
  ends_at: moment({ index: { expireAfterSeconds: 0 } }),
});

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
  const found = await allowances.find({ _id: { $in: keys } }).lean();
  return new Map(
    found.map(({ _id, slices }) => [
      _id,
      new Map(Object.entries(slices).map(([slice, count]) => [Number(slice), count])),
    ]),
  );
};
