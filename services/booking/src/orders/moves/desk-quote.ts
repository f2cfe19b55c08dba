import {
  type BookableProduct,
  type DeskMovePrice,
  type DeskMoveQuote,
  type LanTp,
  TxnType,
} from '@narae/contracts';
import { heads } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findDatesForDesk, findProduct, findProductForDesk } from '../../catalog/index.ts';
import { findByOrder, isAgreed, refundPctMost } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { deskMoveStop, priceDeskMove } from './move.rules.ts';
import { MOST_DATES, quoteDates } from './quote-dates.ts';

/** Dates of the departure's trip and size that the desk can fill, next first, its own left out. */
export const otherDates = async (
  context: OrdersContext,
  { trip_id = '', package_cnt, prod_id }: BookableProduct,
): Promise<BookableProduct[]> => {
  // One more, because its own date is left out.
  const dates =
    trip_id === '' ? [] : await findDatesForDesk(context, { trip_id, package_cnt }, MOST_DATES + 1);
  return dates.filter((date) => date.prod_id !== prod_id).slice(0, MOST_DATES);
};

/** People of the orders that are paid at a departure, without those of one order. */
const peopleWhoPaid = async (
  { bookings }: Pick<OrdersContext, 'bookings'>,
  prod_id: string,
  without: string,
): Promise<number> => {
  const paid = await bookings
    .find(
      {
        prod_id,
        txn_type: { $in: [TxnType.Paid, TxnType.CancelRequested] },
        order_id: { $ne: without },
      },
      { party: 1 },
    )
    .lean()
    .exec();
  return paid.reduce((sum, { party }) => sum + heads(party), 0);
};

/**
 * Whether and where the desk can move an order, what one departure costs, and how many people stay behind (ORDER-21);
 * changes nothing. @throws DomainError order_not_found, txn_type_invalid (never agreed on), product_not_found
 */
export const quoteDeskMove = async (
  context: OrdersContext,
  {
    order_id,
    prod_id,
    price,
  }: { readonly order_id: string; readonly prod_id?: string; readonly price: DeskMovePrice },
  lanTp: LanTp,
): Promise<DeskMoveQuote[]> => {
  const booking = await findByOrder(context.bookings, order_id);
  if (!booking) throw new DomainError('order_not_found', { field: 'order_id' });
  if (!isAgreed(booking)) throw new DomainError('txn_type_invalid', { field: 'order_id' });
  const now = context.now();
  const from = await findProduct(context, booking.prod_id);
  const quoting = {
    booking,
    from,
    by: 'desk' as const,
    priceAt: (to: BookableProduct) => priceDeskMove(booking, to, price),
    refundPctMost: refundPctMost(booking),
    lanTp,
    now,
  };
  const quoted = await quoteDates(context, quoting, {
    others: await otherDates(context, from),
    target: prod_id === undefined ? null : await findProductForDesk(context, prod_id),
    stop: deskMoveStop(booking, from, { price, now }),
  });
  const paid_cnt = await peopleWhoPaid(context, from.prod_id, booking.order_id);
  return [{ ...quoted, paid_cnt, min_cnt: from.min_cnt ?? 0 }];
};
