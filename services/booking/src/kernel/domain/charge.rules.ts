import { seatsNeeded } from '@narae/rules';
import type { Currency, OrderDetail, PayType } from '@narae/contracts';
import type { PlainBooking, PaymentAttempt } from './booking.ts';
import type { PriceSnapshot } from './price-snapshot.ts';

/** A booking that was confirmed at least once: it has an order and an agreed price (MONEY-5). */
export type AgreedBooking<As extends PlainBooking = PlainBooking> = As & {
  order_id: string;
  price: PriceSnapshot;
};

/** Whether a booking has what holding seats and paying need. */
export const isAgreed = <As extends PlainBooking>(booking: As): booking is AgreedBooking<As> =>
  booking.order_id !== null && booking.price !== null;

/** Seats of the party by the rule that was agreed on (PEOPLE-3). */
export const seatsOf = ({ party, price }: Pick<AgreedBooking, 'party' | 'price'>): number =>
  seatsNeeded(party, price);

/** An agreed price, as far as it says what is charged. */
export type AgreedSums = Pick<
  PriceSnapshot,
  'currency' | 'total' | 'origin_cost' | 'origin_option' | 'origin_hotel'
>;

/** What a method charges: whole units of a currency. */
export interface Charged {
  readonly currency: Currency;
  readonly amount: number;
}

/** The sum of an agreed price before conversion, in KRW. */
export const originTotal = ({ origin_cost, origin_option, origin_hotel }: AgreedSums): number =>
  origin_cost + origin_option + origin_hotel;

/**
 * What a method charges for an agreed price: its total; UnionPay, which knows KRW and USD only, takes an order in CNH by its
 * total before conversion, in KRW (PAY-10).
 */
export const chargeBy = (payType: PayType, price: AgreedSums): Charged =>
  payType === 'U' && price.currency === 'CNH'
    ? { currency: 'KRW', amount: originTotal(price) }
    : { currency: price.currency, amount: price.total };

/** The methods that charge another currency than the order's: shown before anybody pays by them (PAY-10). */
export const otherCharges = (payTypes: readonly PayType[], price: AgreedSums): OrderDetail['other_charges'] =>
  payTypes
    .map((pay_type) => ({ pay_type, ...chargeBy(pay_type, price) }))
    .filter(({ currency }) => currency !== price.currency);

/** The currency of a payment or a refund, as the shop names it. */
export const shopCurrency = ({ reqcur }: Pick<PaymentAttempt, 'reqcur'>): Currency =>
  reqcur === 'CNY' ? 'CNH' : (reqcur as Currency);

/** An amount as a provider was sent it, in whole units of the shop's own currencies. */
export const chargeOf = (reqamt: string, reqcur: string): Charged => ({
  amount: Math.round(Number(reqamt)),
  currency: shopCurrency({ reqcur }),
});

/** What a payment took: as the attempt says, since the order may have been agreed again. */
export const takenBy = ({
  taken_amt,
  reqamt,
  reqcur,
}: Pick<PaymentAttempt, 'taken_amt' | 'reqamt' | 'reqcur'>): Charged => chargeOf(taken_amt ?? reqamt, reqcur);
