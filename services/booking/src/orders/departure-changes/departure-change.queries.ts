import { isDuplicateKey } from '@narae/service-kit';
import { type Booking, type bookingModel, paidStates } from '../../kernel/index.ts';
import type { departureChangeModel, StoredDepartureChange } from './departure-change.model.ts';

type Changes = ReturnType<typeof departureChangeModel>;

/** Once; the first moment stays. */
export const storeChange = async (
  changes: Changes,
  { prod_id, change_no, ...heard }: Omit<StoredDepartureChange, 'done_at'>,
): Promise<void> => {
  try {
    await changes.updateOne(
      { prod_id, change_no },
      { $setOnInsert: { ...heard, done_at: null } },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/** The numbers of those that are stored already. */
export const knownChanges = async (changes: Changes, prod_id: string): Promise<ReadonlySet<number>> => {
  const rows = await changes
    .find({ prod_id }, { _id: 0, change_no: 1 })
    .lean<StoredDepartureChange[]>()
    .exec();
  return new Set(rows.map(({ change_no }) => change_no));
};

/** Not told to everybody yet; the oldest first. */
export const findUntold = (changes: Changes): Promise<StoredDepartureChange[]> =>
  changes.find({ done_at: null }).sort({ heard_at: 1, change_no: 1 }).lean<StoredDepartureChange[]>().exec();

export const changesOf = (changes: Changes, prod_id: string): Promise<StoredDepartureChange[]> =>
  changes.find({ prod_id }).sort({ change_no: 1 }).lean<StoredDepartureChange[]>().exec();

export const noteToldAll = async (
  changes: Changes,
  { prod_id, change_no }: Pick<StoredDepartureChange, 'prod_id' | 'change_no'>,
  done_at: Date,
): Promise<void> => {
  await changes.updateOne({ prod_id, change_no, done_at: null }, { $set: { done_at } });
};

export type BookedOrder = Pick<Booking, 'cart_id' | 'payments' | 'moves' | 'departure_changes'>;

/** Paid orders of a departure, with what says whether they are to be told. */
export const findBooked = (
  bookings: ReturnType<typeof bookingModel>,
  prod_id: string,
): Promise<BookedOrder[]> =>
  bookings
    .find(
      { prod_id, txn_type: { $in: paidStates } },
      { cart_id: 1, payments: 1, moves: 1, departure_changes: 1 },
    )
    .sort({ cart_id: 1 })
    .lean<BookedOrder[]>()
    .exec();
