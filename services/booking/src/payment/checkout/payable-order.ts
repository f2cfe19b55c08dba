import { TxnType, type BookableProduct, type Currency, type LanTp, type PayType } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
import {
  type AgreedBooking,
  type Booking,
  findOwn,
  isAgreed,
  isGone,
  paidStates,
  type PlainBooking,
  productViolation,
  statesAllowing,
  checkCap,
  firstSums,
  originTotal,
  runningAgreement,
} from '../../kernel/index.ts';
import type { PaymentContext } from '../context.ts';
import type { Holder } from '../../inventory/index.ts';
import type { PaymentProvider } from '../providers/provider.ts';

export interface Payable {
  readonly booking: AgreedBooking<Booking>;
  readonly product: BookableProduct;
}

export const payableOrWhyNot = <As extends PlainBooking>(
  booking: As | null,
): AgreedBooking<As> | DomainError => {
  if (!booking || isGone(booking)) return new DomainError('cart_not_found', { field: 'cart_id' });
  if (paidStates.includes(booking.txn_type)) return new DomainError('already_paid');
  if (booking.txn_type === TxnType.Cancelled) return new DomainError('order_cancelled');
  if (booking.txn_type === TxnType.Expired) return new DomainError('product_closed');
  return statesAllowing('hold').includes(booking.txn_type) && isAgreed(booking)
    ? booking
    : new DomainError('order_not_ready');
};

/**
 * Confirmed or being paid, its product still open (PAY-2).
 * @throws DomainError cart_not_found, already_paid, order_cancelled, order_not_ready, product_closed (trip or sale over),
 *   product_not_in_progress (back in preparation)
 */
export const findPayableOrder = async (
  context: PaymentContext,
  mem_id: string,
  cart_id: string,
): Promise<Payable> => {
  const booking = payableOrWhyNot(await findOwn(context.bookings, mem_id, { cart_id }));
  if (booking instanceof DomainError) throw booking;
  const product = await findProduct(context, booking.prod_id);
  const violation = productViolation(product, context.now());
  if (violation?.error === 'product_deadline') throw new DomainError('product_closed');
  if (violation) throw new DomainError('product_not_in_progress');
  return { booking, product };
};

/** Prices are the browser's: compared, never believed. */
export interface StartPaymentCommand {
  readonly mem_id: string;
  readonly cart_id: string;
  readonly payType: PayType;
  readonly lanTp: LanTp;
  /** The browser's, else the language's. */
  readonly currency: Currency;
  readonly holder: Holder;
  readonly reqType: 'M' | 'P';
  readonly resType: 'PAGE' | 'JSON';
  /** Absent from old clients. */
  readonly termsVersion?: string | undefined;
  readonly seen: {
    readonly order_id?: string | undefined;
    readonly prod_id?: string | undefined;
    readonly costPrice?: number | undefined;
    readonly origin_total_price?: number | undefined;
    /** Old clients name these two for UnionPay. */
    readonly amount?: number | undefined;
    readonly total?: number | undefined;
  };
}

export type Offered = StartPaymentCommand & { readonly provider: PaymentProvider };

/**
 * The order must be agreed, under the cap, and match the browser's currency and prices; two sums count for
 * each price (MONEY-7).
 * @throws DomainError price_changed, invalid_value, payment_cap_exceeded, order_not_ready
 */
export const checkOffer = (
  booking: AgreedBooking,
  { seen, lanTp, currency }: Pick<StartPaymentCommand, 'seen' | 'lanTp' | 'currency'>,
  now: Date,
): void => {
  const { price, order_id, prod_id } = booking;
  if (price.currency !== currency) throw new DomainError('price_changed', { field: 'currency' });
  if (!runningAgreement(booking, currency, now)) throw new DomainError('price_changed');
  const { costPrice = price.total, origin_total_price = price.total } = seen;
  if ((seen.order_id ?? order_id) !== order_id) throw new DomainError('invalid_value', { field: 'orderId' });
  if ((seen.prod_id ?? prod_id) !== prod_id) throw new DomainError('invalid_value', { field: 'prodId' });
  const first = firstSums(price);
  if (![price.total, price.cost, first.total].includes(costPrice))
    throw new DomainError('price_changed', { field: 'costPrice' });
  const sums = [price.total, originTotal(price), first.total, originTotal(first)];
  if (!sums.includes(origin_total_price))
    throw new DomainError('price_changed', { field: 'origin_total_price' });
  for (const field of ['amount', 'total'] as const) {
    if (!sums.includes(seen[field] ?? price.total)) throw new DomainError('price_changed', { field });
  }
  checkCap(price, lanTp);
  if (price.total <= 0) throw new DomainError('order_not_ready');
};
