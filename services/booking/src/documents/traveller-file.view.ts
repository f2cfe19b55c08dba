import type { TravellerFile } from '@narae/contracts';
import type { BookingFile, PlainBooking } from '../domain/booking.ts';
import { inTravellerOrder } from '../domain/travellers.rules.ts';
import { servedFile } from './served-file.view.ts';

/** A document as its owner sees it. */
export const travellerFile = (booking: PlainBooking, file: BookingFile): TravellerFile => ({
  mem_file_id: file.mem_file_id,
  ...servedFile(file.mem_file_id, file),
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
