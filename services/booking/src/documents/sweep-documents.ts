import { addDays, seoulDay } from '@narae/rules';
import { findProductsEndedBy } from '../catalogue/find-products.ts';
import { documentBucket, type BookingContext } from '../context.ts';
import { inDeletionOrder, withoutParticulars } from '../domain/personal-data.rules.ts';
import { findBooking } from '../shared/booking.queries.ts';
import { changeBooking } from '../shared/change-booking.ts';
import { orderStepEvent } from '../shared/order.events.ts';
import { deleteFiles } from './delete-files.ts';
import { findWithPapers, unnamed } from './document.queries.ts';
import { vaultPage } from './vault-files.queries.ts';

/** Younger files may be on their way from the vault to their booking. */
const graceMs = 60 * 60 * 1000;
const pageSize = 200;

/**
 * Deletes bytes that no booking and no reservation names: what a crash left between the vault and the document, on the way in or
 * on the way out. @returns how many
 */
export const sweepOrphans = async (context: BookingContext, now: Date = new Date()): Promise<number> => {
  const before = new Date(now.getTime() - graceMs);
  let swept = 0;
  for (let after = ''; ;) {
    const page = await vaultPage(context.store, documentBucket, { before, after, size: pageSize });
    const last = page.at(-1);
    if (last === undefined) return swept;
    const orphans = await unnamed(context, page);
    await deleteFiles(
      context,
      orphans.map((vault_id) => ({ vault_id })),
    );
    swept += orphans.length;
    after = last;
  }
};

/**
 * Deletes the documents of trips that ended long enough ago (DOC-7), what travellers wrote of them and what was typed and
 * never saved, of paid orders and of rows forgotten in a cart alike. The buyer of an order is told by mail (DOC-12).
 * @returns how many bookings
 */
export const deleteExpiredDocuments = async (context: BookingContext): Promise<number> => {
  const lastDay = addDays(seoulDay(context.now()), -context.config.retentionDays);
  const ended = await findProductsEndedBy(context, lastDay);
  if (ended.length === 0) return 0;
  const bookings = await findWithPapers(
    context.bookings,
    ended.map(({ prod_id }) => prod_id),
  );
  for (const { cart_id } of bookings) {
    const changed = await changeBooking(
      context,
      () => findBooking(context.bookings, cart_id),
      (booking, { now }) => ({
        set: { files: [], draft: null, travellers: booking.travellers.map(withoutParticulars) },
        // A row that never became an order has nobody who knows it by a number.
        ...(booking.order_id !== null && {
          events: [orderStepEvent('papers-deleted', booking)],
          history: [{ what: 'papers-deleted', by: 'shop', at: now }],
        }),
      }),
    );
    await deleteFiles(context, inDeletionOrder(changed?.before.files ?? []));
  }
  return bookings.length;
};
