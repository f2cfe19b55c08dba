import { everPaidStates } from '../kernel/domain/booking-state.rules.ts';
import type { Booking, bookingModel } from '../kernel/booking/booking.model.ts';
import type { DepartedMember, departedModel } from './departed.model.ts';

type Departed = ReturnType<typeof departedModel>;

/** What is told of orders for which money has come in. */
type PaidOrder = Pick<Booking, 'cart_id' | 'order_id' | 'mem_id' | 'prod_id' | 'txn_type' | 'version'>;

/** Orders of the named products for which money has come in, whatever became of it. */
export const findEverPaid = (
  bookings: ReturnType<typeof bookingModel>,
  prod_ids: readonly string[],
): Promise<PaidOrder[]> =>
  bookings
    .find(
      { prod_id: { $in: prod_ids }, txn_type: { $in: everPaidStates } },
      { cart_id: 1, order_id: 1, mem_id: 1, prod_id: 1, txn_type: 1, version: 1 },
    )
    .lean<PaidOrder[]>()
    .exec();

/** Notes that a member has left; the first time counts. */
export const noteDeparted = async (departed: Departed, member: DepartedMember): Promise<void> => {
  await departed.updateOne({ mem_id: member.mem_id }, { $setOnInsert: member }, { upsert: true });
};

/** Members who have left and are to be looked at again, at most `limit`. */
export const findDeparted = (departed: Departed, now: Date, limit: number): Promise<DepartedMember[]> =>
  departed
    .find({ check_at: { $lte: now } })
    .sort({ check_at: 1 })
    .limit(limit)
    .lean<DepartedMember[]>()
    .exec();

/** Sets when a member who has left is looked at next. */
export const checkDepartedAt = async (departed: Departed, mem_id: string, check_at: Date): Promise<void> => {
  await departed.updateOne({ mem_id }, { $set: { check_at } });
};

/** Forgets that a member has left: nothing of them is kept any more. */
export const forgetDeparted = async (departed: Departed, mem_id: string): Promise<void> => {
  await departed.deleteOne({ mem_id });
};
