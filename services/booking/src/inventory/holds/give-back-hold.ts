import { TxnType } from '@narae/contracts';
import type { InventoryContext } from '../context.ts';
import type { PlainBooking } from '../../kernel/index.ts';
import { releaseClaim } from '../seats/seat-claims.ts';
import { uncountUnused, type HeldSince, type Holder } from './limit-holds.ts';

/**
 * Gives back the seats a booking holds before their time is over: only the time they were held stays counted (SEAT-8).
 * @param holder absent where it is not the holder's own call: the network address keeps the whole hold
 */
export const giveBackHold = async (
  context: InventoryContext,
  booking: HeldSince,
  holder?: Holder,
): Promise<void> => {
  if ((await releaseClaim(context, booking)) > 0) await uncountUnused(context, booking, holder);
};

/** Gives back the seats of a booking that fell back from confirmed to unconfirmed. */
export const giveBackUnconfirmed = async (
  context: InventoryContext,
  { before, after }: Readonly<Record<'before' | 'after', PlainBooking>>,
): Promise<void> => {
  if (before.txn_type !== TxnType.Confirmed || after.txn_type !== TxnType.NeedsTravellers) return;
  await giveBackHold(context, before);
};
