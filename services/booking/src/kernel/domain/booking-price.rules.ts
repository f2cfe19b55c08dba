import type { BookableProduct, Currency, NameChange, PartyCounts, RefundSchedule } from '@narae/contracts';
import {
  firstRefundSchedules,
  moveTermsOf,
  nameChangeOf,
  priceOf,
  refundPolicyOf,
  type Price,
} from '@narae/rules';
import { runningAgreement } from './agreement.rules.ts';
import type { BookingOption, BookingRoom } from '../booking/booking-parts.model.ts';
import type { PlainBooking } from '../booking/booking.model.ts';
import type { Agreement, PriceSnapshot } from './price-snapshot.ts';
import { depositTermsAt, withDeposit } from './deposit.rules.ts';

export interface Selection {
  readonly party: PartyCounts;
  readonly options: readonly BookingOption[];
  readonly rooms: readonly BookingRoom[];
}

/** Today's prices; a line that was taken off sale keeps its price. */
export const atTodaysPrices = (product: BookableProduct, selection: Selection): Selection => ({
  party: selection.party,
  options: selection.options.map((line) => ({
    ...line,
    origin_price:
      product.options.find((option) => option.opt_code === line.opt_code)?.origin_price ?? line.origin_price,
  })),
  rooms: selection.rooms.map((line) => ({
    ...line,
    origin_hotel_price:
      product.hotels.find((hotel) => hotel.hotel_dtl_id === line.hotel_dtl_id)?.origin_hotel_price ??
      line.origin_hotel_price,
  })),
});

/** A line that was there keeps its price, a new one has today's (MONEY-6). */
export const atAgreedPrices = (before: Selection, selection: Selection): Selection => ({
  party: selection.party,
  options: selection.options.map((line) => ({
    ...line,
    origin_price:
      before.options.find((existing) => existing.opt_code === line.opt_code)?.origin_price ??
      line.origin_price,
  })),
  rooms: selection.rooms.map((line) => ({
    ...line,
    origin_hotel_price:
      before.rooms.find((existing) => existing.hotel_dtl_id === line.hotel_dtl_id)?.origin_hotel_price ??
      line.origin_hotel_price,
  })),
});

/** Prices a selection as of now (MONEY-3). `dealBasR` is KRW per one unit of `currency`. */
export const priceSelection = (
  product: BookableProduct,
  selection: Selection,
  currency: Currency,
  dealBasR: number,
): Price =>
  priceBy(
    {
      currency,
      deal_bas_r: dealBasR,
      origin_price: product.origin_price,
      discounts: product.discounts,
    },
    atTodaysPrices(product, selection),
  );

export const priceBy = (
  {
    currency,
    deal_bas_r,
    origin_price,
    discounts,
  }: Pick<Agreement, 'currency' | 'deal_bas_r' | 'origin_price' | 'discounts'>,
  { party, options, rooms }: Selection,
): Price =>
  priceOf({
    originPrice: origin_price,
    discounts,
    party,
    options: options.map((line) => ({
      originPrice: line.origin_price,
      participants: line.participant_cnt,
    })),
    rooms: rooms.map((line) => ({
      hotelType: line.hotel_type,
      originPrice: line.origin_hotel_price,
      persons: line.personnel_cnt,
    })),
    dealBasR: deal_bas_r,
    currency,
  });

/** The price stored at confirmation, with its rules. @param now decides about a deposit (MONEY-12) */
export const freeze = (
  price: Price,
  product: BookableProduct,
  frozen_at: Date,
  now = frozen_at,
): PriceSnapshot =>
  withDeposit(
    { ...snapshotOf(price, product, frozen_at), moving: moveTermsOf(product) },
    depositTermsAt(product, now),
  );

const snapshotOf = (price: Price, product: BookableProduct, frozen_at: Date): PriceSnapshot => {
  const { refund_terms: refund_schedule, name_change } = refundPolicyOf(product);
  return {
    currency: price.currency,
    deal_bas_r: price.dealBasR,
    cost: price.cost,
    option: price.option,
    hotel: price.hotel,
    total: price.total,
    origin_cost: price.originCost,
    origin_option: price.originOption,
    origin_hotel: price.originHotel,
    origin_price: product.origin_price,
    discounts: product.discounts,
    cancellation: product.cancellation,
    refund_schedule,
    name_change,
    frozen_at,
  };
};

/** A price by an agreement's terms; it keeps the agreement's start. */
export const freezeBy = (price: Price, product: BookableProduct, agreement: Agreement): PriceSnapshot =>
  withDeposit(
    {
      ...snapshotOf(
        price,
        {
          ...product,
          origin_price: agreement.origin_price,
          discounts: agreement.discounts,
          cancellation: agreement.cancellation,
        },
        agreement.frozen_at,
      ),
      refund_schedule: agreement.refund_schedule,
      name_change: agreement.name_change,
      ...(agreement.moving && { moving: agreement.moving }),
    },
    agreement.deposit,
  );

/** The policy at confirmation; orders older than the choice have the schedule of that time (REFUND-3). */
export const pinnedPolicy = ({
  refund_schedule,
  name_change,
  cancellation,
}: Pick<PriceSnapshot, 'refund_schedule' | 'name_change' | 'cancellation'>): {
  refund_schedule: RefundSchedule;
  name_change: NameChange;
} => ({
  refund_schedule: 'steps' in refund_schedule ? refund_schedule : firstRefundSchedules.outbound,
  name_change: name_change ?? nameChangeOf(cancellation),
});

/** The agreed price while it stands, else today's in the asked currency (MONEY-6). */
export const shownPrice = (
  booking: PlainBooking,
  product: BookableProduct,
  currency: Currency,
  dealBasR: number,
  now: Date,
): PriceSnapshot => {
  const agreement = runningAgreement(booking, currency, now);
  if (agreement) return booking.price ?? freezeBy(priceBy(agreement, booking), product, agreement);
  return freeze(priceSelection(product, booking, currency, dealBasR), product, booking.mod_date, now);
};

export interface ExpectedPrices {
  cost_price?: number | undefined;
  option_price?: number | undefined;
  hotel_price?: number | undefined;
}

/** Whether the browser showed other prices than the server computes (MONEY-7). */
export const pricesDiffer = (
  expected: ExpectedPrices,
  price: Pick<Price, 'cost' | 'option' | 'hotel'>,
): boolean =>
  (expected.cost_price !== undefined && expected.cost_price !== price.cost) ||
  (expected.option_price !== undefined && expected.option_price !== price.option) ||
  (expected.hotel_price !== undefined && expected.hotel_price !== price.hotel);
