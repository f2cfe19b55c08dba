import {
  TxnType,
  type BookableProduct,
  type LanTp,
  type MyInfoOrder,
  type OrderDetail,
  type RegisteredTraveller,
  type PayType,
  type RegisteredOrder,
  type Traveller,
  type TypedTravellers,
} from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { heads, payTypeName, changesUntil, saidTimes } from '@narae/rules';
import {
  attemptInCheck,
  countingPayment,
  customRequestOf,
  lastDayOf,
  openBalance,
  type PlainBooking,
  type PriceSnapshot,
  firstSums,
  retainedPayment,
  otherCharges,
} from '../../kernel/index.ts';
import { cartItem, type CartRow } from '../../cart/index.ts';
import { travellerFiles } from '../../documents/index.ts';

const stateOnMyInfo = ({ txn_type }: PlainBooking): string => (txn_type === TxnType.Paid ? '' : txn_type);

/** A complete order shows a blank state, one whose payment is being checked is in Y. */
export const myInfoOrder = (
  booking: PlainBooking & { order_id: string; price: PriceSnapshot },
  product: BookableProduct,
  lanTp: LanTp,
): MyInfoOrder => {
  const checked = attemptInCheck(booking);
  const paid = checked ?? countingPayment(booking);
  const balance = openBalance(booking);
  return {
    order_id: booking.order_id,
    prod_id: booking.prod_id,
    ...customRequestOf(booking),
    variant: product.variant,
    prod_title: textIn(product.titles, lanTp),
    ymd_format: product.start_day,
    end_ymd_format: product.end_day,
    ...saidTimes(product),
    pay_type_nm: paid ? payTypeName(paid.pay_type, lanTp) : '',
    reqamt: booking.price.total,
    prod_price_tp: booking.price.currency,
    mod_date: booking.mod_date.toISOString(),
    txn_type: checked ? TxnType.Paying : stateOnMyInfo(booking),
    cart_id: booking.cart_id,
    mem_id: booking.mem_id,
    file_path: product.file_path,
    file_name: product.file_name,
    refno: paid?.refno ?? '',
    ...(balance && { balance_due: balance.amount, balance_by: lastDayOf(balance) }),
    participant_cnt: heads(booking.party),
    ticket_yn: product.ticket_yn,
  };
};

/** A mobile. */
const defaultTelKind = '010';

/**
 * @param travellers in the order of the traveller screen
 * @param pay_types the methods offered
 * @param draft unsaved input of the traveller screen
 */
export const orderDetail = (
  row: CartRow,
  travellers: readonly Traveller[],
  pay_types: readonly PayType[],
  draft: TypedTravellers | null,
): OrderDetail => {
  const { booking } = row;
  const last = retainedPayment(booking) ?? booking.payments.at(-1);
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

/** @param order whose the travellers are */
export const registeredTravellers = (
  travellers: readonly Traveller[],
  { order_id, mem_id }: Pick<RegisteredTraveller, 'order_id' | 'mem_id'>,
): RegisteredTraveller[] => travellers.map((person) => ({ ...person, order_id, mem_id, use_yn: 'Y' }));

/** An order as old clients read it; one that was removed or has expired is none of theirs. */
export const registeredOrder = (order: OrderDetail): RegisteredOrder => ({
  ...order,
  product: order.prod_title,
  use_yn: 'Y',
  del_yn: 'N',
  travellers: registeredTravellers(order.travellers, order),
});
