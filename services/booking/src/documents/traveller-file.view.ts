import type { TravellerFile } from '@narae/contracts';
import type { BookingFile, PlainBooking } from '../domain/booking.ts';
import { inTravellerOrder } from '../domain/travellers.rules.ts';

const extensionOf: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** A document as its owner sees it: under a name of ours, read through `/files/{mem_file_id}`. */
export const travellerFile = (booking: PlainBooking, file: BookingFile): TravellerFile => ({
  mem_file_id: file.mem_file_id,
  file_path: `/files/${file.mem_file_id}`,
  file_name: `${file.mem_file_id}.${extensionOf[file.mime] ?? 'bin'}`,
  origin_file_name: file.origin_file_name,
  file_type: file.file_type,
  mem_type: file.mem_type,
  sort_order: file.sort_order,
  prod_id: booking.prod_id,
  mem_id: booking.mem_id,
  cart_id: booking.cart_id,
});

/** All documents of a booking, person by person. */
export const travellerFiles = (booking: PlainBooking): TravellerFile[] =>
  [...booking.files]
    .sort((a, b) => inTravellerOrder(a, b) || a.file_type.localeCompare(b.file_type))
    .map((file) => travellerFile(booking, file));
