import { TxnType, type MemType, type TravellerFile, type TravellerFileType } from '@narae/contracts';
import { documentsOwed, FileType, uploadLimits } from '@narae/rules';
import { nextId, DomainError, type CleanImage } from '@narae/service-kit';
import { findProduct } from '../catalog/index.ts';
import {
  assertNotLocked,
  type BookingAction,
  type BookingFile,
  changeOwnBooking,
  type Decide,
  findOwn,
  inParty,
  isGone,
  orderStepEvent,
  type PlainBooking,
  type Shopper,
  statesAllowing,
} from '../kernel/index.ts';
import type { DocumentsContext } from './context.ts';
import { repeatsUpload, replacedBy } from './document.rules.ts';
import { storeUpload } from './store-upload.ts';
import { travellerFile } from './traveller-file.view.ts';

export interface DocumentAddress {
  readonly cart_id: string;
  readonly prod_id: string;
  readonly mem_type: MemType;
  readonly sort_order: number;
  readonly file_type: TravellerFileType;
  /** REGISTER adds an air ticket, MODIFY replaces `mem_file_id`; of other kinds there is one each. */
  readonly mod_type: 'REGISTER' | 'MODIFY';
  readonly mem_file_id: string;
}

/**
 * Checked before the bytes are read.
 * @throws DomainError cart_not_found, txn_type_invalid, change_locked, traveller_cnt_mismatch, invalid_value
 */
export const checkDocumentPlace = async (
  context: DocumentsContext,
  address: DocumentAddress,
  mem_id: string,
): Promise<void> => {
  const booking = await findOwn(context.bookings, mem_id, { cart_id: address.cart_id });
  if (!booking || isGone(booking)) throw new DomainError('cart_not_found');
  if (!statesAllowing(actionOn(booking)).includes(booking.txn_type))
    throw new DomainError('txn_type_invalid');
  await checkPlace(context, booking, address);
};

/** On a paid order it is a change of the order (ORDER-14). */
const actionOn = ({ txn_type }: Pick<PlainBooking, 'txn_type'>): BookingAction =>
  txn_type === TxnType.Paid ? 'change' : 'edit-documents';

const checkPlace = async (
  context: DocumentsContext,
  booking: PlainBooking,
  { prod_id, mem_type, sort_order, file_type }: DocumentAddress,
): Promise<void> => {
  if (booking.prod_id !== prod_id) throw new DomainError('cart_not_found', { field: 'prod_id' });
  if (!inParty(booking.party, { mem_type, sort_order }))
    throw new DomainError('traveller_cnt_mismatch', { field: 'sort_order' });
  const product = await findProduct(context, prod_id);
  if (booking.txn_type === TxnType.Paid) assertNotLocked(product, context.now());
  const flags = (booking.price ?? booking.agreement) ? booking.documents : product.documents;
  const owed = documentsOwed({ memType: mem_type, index: sort_order }, booking.party, flags);
  if (!owed.includes(file_type)) throw new DomainError('invalid_value', { field: 'file_type' });
};

/**
 * Replaces the person's document of that kind (DOC-4) and its decision, on a paid order until its lock
 * (ORDER-14).
 * @throws DomainError upload_duplicate, upload_limit, and those of `checkDocumentPlace`
 */
export const uploadDocument = async (
  context: DocumentsContext,
  address: DocumentAddress,
  image: CleanImage,
  { mem_id, lanTp }: Pick<Shopper, 'mem_id' | 'lanTp'>,
): Promise<TravellerFile> => {
  const { mem_type, sort_order, file_type } = address;
  const mem_file_id = await nextId(context.store, 'MEM_FILE');
  return storeUpload(context, address.cart_id, image, async (picture) => {
    const file: BookingFile = { ...picture, mem_file_id, mem_type, sort_order, file_type };
    const { after, replaced } = await attach(context, address, file, mem_id);
    return { result: travellerFile(after, file, lanTp), replaced };
  });
};

const attach = async (
  context: DocumentsContext,
  address: DocumentAddress,
  file: BookingFile,
  mem_id: string,
): Promise<{ after: PlainBooking; replaced: BookingFile[] }> => {
  let replaced: BookingFile[] = [];
  const { cart_id, mem_type, sort_order, file_type } = address;
  const found = await findOwn(context.bookings, mem_id, { cart_id });
  if (!found || isGone(found)) throw new DomainError('cart_not_found');
  const action = actionOn(found);
  const decide: Decide = async (booking, { now }) => {
    await checkPlace(context, booking, address);
    if (repeatsUpload(booking.files, file)) throw new DomainError('upload_duplicate', { field: 'img' });
    replaced = replacedBy(booking.files, file, address);
    const files = [...booking.files.filter((existing) => !replaced.includes(existing)), file];
    const tickets = files.filter((existing) => existing.file_type === FileType.AirTicket);
    if (tickets.length > uploadLimits.airTickets) throw new DomainError('upload_limit', { field: 'img' });
    if (action !== 'change') return { set: { files } };
    const about = `${file_type}.${mem_type}.${sort_order}`;
    return {
      set: { files },
      events: [orderStepEvent('papers-replaced', booking, file.mem_file_id)],
      history: [{ what: 'papers-replaced', by: 'member', at: now, about }],
    };
  };
  const { after } = await changeOwnBooking(context, mem_id, { cart_id }, action, decide, found);
  return { after, replaced };
};
