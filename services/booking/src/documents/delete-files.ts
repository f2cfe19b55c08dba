import { TxnType } from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import type { BookingFile, PlainBooking } from '../domain/booking.ts';
import { releaseClaim } from '../seats/seat-claims.ts';

/**
 * Deletes the bytes of documents that no booking names any more, in the given order. What a crash leaves
 * behind is swept by the document job, so failing here loses nothing but time.
 */
export const forgetFiles = async (
  context: BookingContext,
  files: readonly Pick<BookingFile, 'vault_id'>[],
): Promise<void> => {
  for (const { vault_id } of files) {
    try {
      await context.vault.delete(vault_id);
    } catch (error) {
      context.log.warn({ err: error, vault_id }, 'document left for the sweep');
    }
  }
};

/** Gives back the seats a booking may hold; seats that were paid stay. */
export const releaseHold = async (
  context: BookingContext,
  { cart_id, prod_id }: Pick<PlainBooking, 'cart_id' | 'prod_id'>,
): Promise<void> => {
  await releaseClaim(context, { cart_id, prod_id });
};

/** A booking that fell back from T to N holds no seats. */
export const afterFallback = async (
  context: BookingContext,
  before: PlainBooking,
  after: PlainBooking,
): Promise<void> => {
  if (before.txn_type !== TxnType.Confirmed || after.txn_type !== TxnType.NeedsTravellers) return;
  await releaseHold(context, after);
};
