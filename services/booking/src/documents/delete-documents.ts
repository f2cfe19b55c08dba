import { TxnType } from '@narae/contracts';
import { firstMissing } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { giveBackUnconfirmed } from '../inventory/index.ts';
import {
  type BookingAddress,
  type BookingFile,
  type Change,
  changeOwnBooking,
  findOwn,
  inTravellerOrder,
  isGone,
  lastAgreement,
  type Moment,
  type PlainBooking,
  termsOf,
  unconfirmed,
  unconfirmedEvents,
} from '../kernel/index.ts';
import type { DocumentsContext } from './context.ts';
import { deleteFiles } from './store-upload.ts';

export type Chosen = (file: BookingFile) => boolean;

/**
 * Highest person index first. A confirmed booking that becomes incomplete falls back to N; choosing none
 * succeeds.
 * @throws DomainError cart_not_found, upload_delete_fail, txn_type_invalid
 */
export const deleteDocuments = async (
  context: DocumentsContext,
  address: BookingAddress,
  chosen: Chosen,
  mem_id: string,
): Promise<void> => {
  const found = await findOwn(context.bookings, mem_id, address);
  // Old clients delete the row first, and its documents went with it.
  if (found && isGone(found)) return;
  let removed: BookingFile[] = [];
  const { before, after } = await changeOwnBooking(
    context,
    mem_id,
    address,
    'edit-documents',
    (booking, at) => {
      removed = booking.files.filter(chosen).sort((a, b) => inTravellerOrder(b, a));
      return removed.length === 0 ? null : without(booking, removed, at);
    },
  );
  await giveBackUnconfirmed(context, { before, after });
  await deleteFiles(context, removed);
};

const without = (booking: PlainBooking, removed: readonly BookingFile[], at: Moment): Change => {
  const files = booking.files.filter((file) => !removed.includes(file));
  const incomplete =
    booking.txn_type === TxnType.Confirmed &&
    firstMissing({
      party: booking.party,
      flags: booking.documents,
      tel: booking.tel,
      email: booking.email,
      names: booking.travellers,
      files,
    }) !== null;
  if (!incomplete) return { set: { files } };
  const agreement = lastAgreement(booking);
  return {
    set: {
      ...unconfirmed,
      agreement: agreement && termsOf(agreement),
      files,
      txn_type: TxnType.NeedsTravellers,
    },
    events: unconfirmedEvents('changed', booking, at.version),
  };
};

/** One that is not there is deleted already. @throws DomainError upload_delete_fail when it is somebody else's */
export const deleteDocument = async (
  context: DocumentsContext,
  mem_file_id: string,
  mem_id: string,
): Promise<void> => {
  const address = { 'files.mem_file_id': mem_file_id };
  const found = await findOwn(context.bookings, mem_id, address);
  if (!found) {
    if (await context.bookings.exists(address)) throw new DomainError('upload_delete_fail');
    return;
  }
  await deleteDocuments(
    context,
    { cart_id: found.cart_id },
    (file) => file.mem_file_id === mem_file_id,
    mem_id,
  );
};
