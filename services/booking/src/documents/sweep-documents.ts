import { addDays, seoulDay } from '@narae/rules';
import { documentBucket, type BookingContext } from '../context.ts';
import type { Booking } from '../shared/booking.model.ts';
import { findProductsEndedBy } from '../catalogue/catalogue.queries.ts';
import { unnamed, vaultPage } from './vault-files.queries.ts';
import type { BookingFile } from '../domain/booking.ts';
import { amendBooking } from '../shared/amend-booking.ts';
import { inDeletionOrder } from '../travellers/delete-travellers.ts';
import { forgetFiles } from './delete-files.ts';

/** Younger files may be on their way from the vault to their booking. */
const graceMs = 60 * 60 * 1000;
const pageSize = 200;

/**
 * Deletes bytes that no booking names: what a crash left between the vault and the document, on the way in or
 * on the way out. @returns how many
 */
export const sweepOrphans = async (context: BookingContext, now: Date = new Date()): Promise<number> => {
  const before = new Date(now.getTime() - graceMs);
  let swept = 0;
  for (let after = ''; ;) {
    const page = await vaultPage(context.store, documentBucket, { before, after, size: pageSize });
    const last = page.at(-1);
    if (last === undefined) return swept;
    const orphans = await unnamed(context.bookings, page);
    await forgetFiles(
      context,
      orphans.map((vault_id) => ({ vault_id })),
    );
    swept += orphans.length;
    after = last;
  }
};

/**
 * Deletes the documents of trips that ended long enough ago (decisions, Documents: 90 days unless configured),
 * of paid orders and of rows forgotten in a cart alike. @returns how many bookings
 */
export const deleteExpiredDocuments = async (context: BookingContext): Promise<number> => {
  const lastDay = addDays(seoulDay(context.now()), -context.config.retentionDays);
  const ended = await findProductsEndedBy(context.products, lastDay);
  if (ended.length === 0) return 0;
  const bookings = await context.bookings
    .find({ prod_id: { $in: ended.map(({ prod_id }) => prod_id) }, files: { $ne: [] } })
    .lean<Booking[]>();
  for (const { cart_id } of bookings) {
    let removed: BookingFile[] = [];
    await amendBooking(
      context,
      () => context.bookings.findOne({ cart_id }).lean<Booking>().exec(),
      (booking) => {
        removed = inDeletionOrder(booking.files);
        return { set: { files: [] } };
      },
    );
    await forgetFiles(context, removed);
  }
  return bookings.length;
};
