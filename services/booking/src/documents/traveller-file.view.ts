import type { LanTp, TravellerFile } from '@narae/contracts';
import {
  type StoredPicture,
  type BookingFile,
  everPaidStates,
  inTravellerOrder,
  documentState,
  type PlainBooking,
  rejectionView,
  tripRejectionTexts,
} from '../kernel/index.ts';

const extensionOf: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Under a name of ours, with its owner's path. @param number of the document */
export const servedFile = (number: string, { mime, origin_file_name }: StoredPicture) => ({
  file_path: `/files/${number}`,
  file_name: `${number}.${extensionOf[mime] ?? 'bin'}`,
  origin_file_name,
});

/** The desk's decision once the order is paid (DOC-11). */
export const travellerFile = (booking: PlainBooking, file: BookingFile, lanTp: LanTp): TravellerFile => ({
  mem_file_id: file.mem_file_id,
  ...servedFile(file.mem_file_id, file),
  file_type: file.file_type,
  mem_type: file.mem_type,
  sort_order: file.sort_order,
  prod_id: booking.prod_id,
  mem_id: booking.mem_id,
  cart_id: booking.cart_id,
  ...(everPaidStates.includes(booking.txn_type) && {
    check: { state: documentState(file), rejection: rejectionView(file.check, tripRejectionTexts(lanTp)) },
  }),
});

export const travellerFiles = (booking: PlainBooking, lanTp: LanTp): TravellerFile[] =>
  [...booking.files]
    .sort((a, b) => inTravellerOrder(a, b) || a.file_type.localeCompare(b.file_type))
    .map((file) => travellerFile(booking, file, lanTp));
