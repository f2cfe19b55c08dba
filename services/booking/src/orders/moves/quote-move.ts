import type { BookableProduct, LanTp, MoveQuote } from '@narae/contracts';
import { convert, movesUntil } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findCatalogueProduct, findOtherDates, findProduct } from '../../catalog/index.ts';
import { findOwn, isAgreed, priceMove, refundPctMost } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { orderMoveStop } from './move.rules.ts';
import { quoteDates } from './quote-dates.ts';

const noFee = { until_days: null, fee_krw: 0 };

/**
 * Whether and where an order can be moved, and what one departure costs (ORDER-20); changes nothing.
 * @throws DomainError order_not_found, txn_type_invalid (never agreed on), product_not_found
 */
export const quoteMove = async (
  context: OrdersContext,
  { mem_id, lanTp }: { readonly mem_id: string; readonly lanTp: LanTp },
  order_id: string,
  prod_id: string | undefined,
): Promise<MoveQuote[]> => {
  const booking = await findOwn(context.bookings, mem_id, { order_id });
  if (!booking) throw new DomainError('order_not_found', { field: 'order_id' });
  if (!isAgreed(booking)) throw new DomainError('txn_type_invalid', { field: 'order_id' });
  const now = context.now();
  const from = await findProduct(context, booking.prod_id);
  const others = await findOtherDates(context, from, 'sale');
  const target = prod_id === undefined ? null : await findCatalogueProduct(context, prod_id);
  const stop = orderMoveStop(booking, from, { now, most: context.kept['order-changes'] });
  const { moving = noFee, deal_bas_r } = booking.price;
  const quoting = {
    booking,
    from,
    by: 'member' as const,
    priceAt: (to: BookableProduct) => priceMove(booking, to, moving),
    refundPctMost: refundPctMost(booking),
    lanTp,
    now,
  };
  return [
    {
      ...(await quoteDates(context, quoting, { others, target, stop })),
      move_until: movesUntil(moving, from.start_day),
      fee: convert(moving.fee_krw, deal_bas_r),
      fee_krw: moving.fee_krw,
    },
  ];
};
