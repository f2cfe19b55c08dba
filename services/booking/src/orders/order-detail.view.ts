import type { OrderDetail, TravellerFile } from '@narae/contracts';
import { payTypesFor } from '@narae/rules';
import type { BookingFile, PlainBooking } from '../domain/booking.ts';
import { cartItem, type CartRow } from '../cart/cart-item.view.ts';
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

/** The order as its owner sees it: the cart row with travellers, contact, documents, hold and last payment. */
export const orderDetail = (row: CartRow): OrderDetail => {
  const { booking, lanTp } = row;
  const last = booking.payments.at(-1);
  return {
    ...cartItem(row),
    buyername: booking.buyername,
    tel: booking.tel,
    email: booking.email,
    area: booking.area,
    travellers: [...booking.travellers].sort(inTravellerOrder).map((person) => ({ ...person })),
    files: travellerFiles(booking),
    hold_expires_at: booking.hold_expires_at?.toISOString() ?? '',
    pay_types: payTypesFor(lanTp),
    last_payment: last
      ? {
          refno: last.refno,
          pay_type: last.pay_type,
          status: last.status,
          reqcur: last.reqcur,
          reqamt: last.reqamt,
        }
      : null,
  };
};
