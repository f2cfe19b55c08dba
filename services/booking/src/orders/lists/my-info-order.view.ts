import { TxnType, type BookableProduct, type LanTp, type MyInfoOrder } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { heads, payTypeName } from '@narae/rules';
import {
  attemptInCheck,
  countingPayment,
  customRequestOf,
  lastDayOf,
  openBalance,
  type PlainBooking,
  type PriceSnapshot,
} from '../../kernel/index.ts';

const stateOnMyInfo = ({ txn_type }: PlainBooking): string => (txn_type === TxnType.Paid ? '' : txn_type);

/** A paid order on my info; a complete one shows a blank state, one whose payment is being checked is in Y. */
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
