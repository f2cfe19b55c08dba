import { addDays, seoulDay } from '@narae/rules';
import { sweepVault } from '@narae/service-kit';
import { findProductsEndedBy } from '../catalog/index.ts';
import {
  changeBooking,
  findBooking,
  inDeletionOrder,
  orderStepEvent,
  withoutParticulars,
} from '../kernel/index.ts';
import { documentBucket, type DocumentsContext } from './context.ts';
import { deleteFiles } from './store-upload.ts';
import type { DocumentSource } from './document-source.queries.ts';
import { findWithDocuments } from './document.queries.ts';

const unnamed = async (
  sources: readonly DocumentSource[],
  vault_ids: readonly string[],
): Promise<string[]> => {
  const named = new Set<string>();
  for (const source of sources) for (const vault_id of await source.named(vault_ids)) named.add(vault_id);
  return vault_ids.filter((vault_id) => !named.has(vault_id));
};

/** Bytes that a crash left between vault and document, on the way in or out. @returns how many */
export const sweepOrphans = (context: DocumentsContext, now: Date = new Date()): Promise<number> =>
  sweepVault(context, {
    bucket: documentBucket,
    now,
    unnamed: (ids) => unnamed(context.documentSources, ids),
  });

/**
 * Documents and travellers' texts of trips that ended long enough ago (DOC-7), of orders and cart rows. The
 * buyer of an order gets a mail (DOC-12). @returns how many bookings
 */
export const deleteExpired = async (context: DocumentsContext): Promise<number> => {
  const lastDay = addDays(seoulDay(context.now()), -context.config.retentionDays);
  const ended = await findProductsEndedBy(context, lastDay);
  if (ended.length === 0) return 0;
  const bookings = await findWithDocuments(
    context.bookings,
    ended.map(({ prod_id }) => prod_id),
  );
  for (const { cart_id } of bookings) {
    const changed = await changeBooking(
      context,
      () => findBooking(context.bookings, cart_id),
      (booking, { now }) => ({
        set: { files: [], draft: null, travellers: booking.travellers.map(withoutParticulars) },
        // A row that never became an order has no number its buyer knows.
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
