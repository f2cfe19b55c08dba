import type { OrderDetail, PayType, Traveller, TypedTravellers } from '@narae/contracts';
import { changesUntil } from '@narae/rules';
import { cartItem, type CartRow } from '../../cart/index.ts';
import { travellerFiles } from '../../documents/index.ts';
import { firstSums, keptPayment, otherCharges } from '../../kernel/index.ts';

/** A mobile. */
const defaultTelKind = '010';

/**
 * The order as its owner sees it: the cart row with travellers, contact, documents, hold and last payment.
 * @param travellers in the order of the traveller screen @param pay_types the methods offered @param draft what was typed for them and not saved
 */
export const orderDetail = (
  row: CartRow,
  travellers: readonly Traveller[],
  pay_types: readonly PayType[],
  draft: TypedTravellers | null,
): OrderDetail => {
  const { booking } = row;
  const last = keptPayment(booking) ?? booking.payments.at(-1);
  return {
    ...cartItem(row),
    buyername: booking.buyername,
    tel: booking.tel,
    tel_kind: booking.tel_kind || defaultTelKind,
    email: booking.email,
    area: booking.area,
    travellers: [...travellers],
    draft,
    files: travellerFiles(booking, row.lanTp),
    hold_expires_at: booking.hold_expires_at?.toISOString() ?? '',
    changes_until: changesUntil(row.product),
    agreed: row.agreed,
    pay_types: [...pay_types],
    other_charges: otherCharges(pay_types, firstSums(row.price)),
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
