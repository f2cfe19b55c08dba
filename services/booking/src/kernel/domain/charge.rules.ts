import { seatsNeeded } from '@narae/rules';
import type { Currency, OrderDetail, PayType } from '@narae/contracts';
import type { PlainBooking } from '../booking/booking.model.ts';
import type { PaymentAttempt } from '../booking/payment-parts.model.ts';
import type { PriceSnapshot } from './price-snapshot.ts';

/** Confirmed at least once: it has an order and an agreed price (MONEY-5). */
export type AgreedBooking<As extends PlainBooking = PlainBooking> = As & {
  order_id: string;
  price: PriceSnapshot;
};

export const isAgreed = <As extends PlainBooking>(booking: As): booking is AgreedBooking<As> =>
  booking.order_id !== null && booking.price !== null;

/** By the rule that was agreed on (PEOPLE-3). */
export const seatsOf = ({ party, price }: Pick<AgreedBooking, 'party' | 'price'>): number =>
  seatsNeeded(party, price);

/** Extras and tiers that a booking takes, as the ledger of its departure counts them (SEAT-9). */
export const claimedOptions = ({
  options,
}: Pick<PlainBooking, 'options'>): { readonly opt_code: string; readonly count: number }[] =>
  options.map(({ opt_code, participant_cnt: count }) => ({ opt_code, count }));

/** What a booking asks of the ledger of its departure. */
export const wantedOf = (booking: Pick<AgreedBooking, 'party' | 'price' | 'options'>) => ({
  seats: seatsOf(booking),
  options: claimedOptions(booking),
});

export type AgreedSums = Pick<
  PriceSnapshot,
  'currency' | 'total' | 'origin_cost' | 'origin_option' | 'origin_hotel'
>;

/** Whole units of a currency. */
export interface Charged {
  readonly currency: Currency;
  readonly amount: number;
}

/** Before conversion, in KRW. */
export const originTotal = ({ origin_cost, origin_option, origin_hotel }: AgreedSums): number =>
  origin_cost + origin_option + origin_hotel;

/** The total; UnionPay knows only KRW and USD and charges CNH orders by their KRW total (PAY-10). */
export const chargeBy = (payType: PayType, price: AgreedSums): Charged =>
  payType === 'U' && price.currency === 'CNH'
    ? { currency: 'KRW', amount: originTotal(price) }
    : { currency: price.currency, amount: price.total };

/** Methods that charge another currency than the order's, shown before payment (PAY-10). */
export const otherCharges = (payTypes: readonly PayType[], price: AgreedSums): OrderDetail['other_charges'] =>
  payTypes
    .map((pay_type) => ({ pay_type, ...chargeBy(pay_type, price) }))
    .filter(({ currency }) => currency !== price.currency);

export const shopCurrency = ({ reqcur }: Pick<PaymentAttempt, 'reqcur'>): Currency =>
  reqcur === 'CNY' ? 'CNH' : (reqcur as Currency);

/** From the provider's text to whole units of the shop's currencies. */
export const chargeOf = (reqamt: string, reqcur: string): Charged => ({
  amount: Math.round(Number(reqamt)),
  currency: shopCurrency({ reqcur }),
});

/** From the attempt, because the order may have been agreed again. */
export const takenBy = ({
  taken_amt,
  reqamt,
  reqcur,
}: Pick<PaymentAttempt, 'taken_amt' | 'reqamt' | 'reqcur'>): Charged => chargeOf(taken_amt ?? reqamt, reqcur);
