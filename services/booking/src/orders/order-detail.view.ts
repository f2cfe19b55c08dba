import type { OrderDetail } from '@narae/contracts';
import { payTypesFor } from '@narae/rules';
import { cartItem, type CartRow } from '../cart/cart-item.view.ts';
import { travellerFiles } from '../documents/traveller-file.view.ts';
import { inTravellerOrder } from '../domain/travellers.rules.ts';

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
    draft: booking.draft ?? null,
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
