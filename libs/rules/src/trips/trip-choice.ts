import type {
  Discounts,
  HotelDetail,
  HotelType,
  Option,
  OptionLeft,
  PartyCounts,
  Currency,
} from '@narae/contracts';
import { fitOptionCounts, optionLimitViolation, stockViolation } from './option-limits.ts';
import { limits, partyViolation, payingHeads, seatsNeeded, type Violation } from '../people/party.ts';
import { payingShare, priceOf, type LineUnit, type Price } from '../money/pricing.ts';

/** A product, or a row of the cart that keeps what it was put there for. */
interface ChosenTrip {
  readonly origin_price: number;
  readonly discounts: Discounts;
  readonly deal_bas_r: number;
  readonly prod_price_tp: Currency;
  readonly package_cnt: number;
  readonly inventory_cnt: number;
  /** Of limited extras and tiers (SEAT-9). */
  readonly option_left?: readonly OptionLeft[] | undefined;
}

/** What a trip offers, at the prices that count for who chooses (MONEY-6). */
export interface TripOffer {
  readonly options: readonly Pick<Option, 'opt_code' | 'opt_kind' | 'origin_price'>[];
  readonly hotels: readonly Pick<HotelDetail, 'hotel_dtl_id' | 'hotel_type' | 'origin_hotel_price'>[];
}

export interface TripChoice {
  readonly party: PartyCounts;
  /** Participants by opt_code; a chosen option without participants is 0. */
  readonly options: Readonly<Record<string, number>>;
  readonly rooms: Readonly<Record<string, number>>;
}

/** How many persons a room type takes, and in which steps (CART-5). */
export const roomBounds: Readonly<Record<HotelType, { readonly max: number; readonly step: number }>> = {
  S: { max: limits.single, step: 1 },
  D: { max: limits.double, step: limits.doubleStep },
};

/** Participants an extra begins with when it is chosen: everybody who pays. */
export const firstParticipants = (party: PartyCounts): number => Math.min(limits.option, payingHeads(party));

/** The price of a choice by the server's own rule, so that what is shown is what will be charged (MONEY-7). */
export const priceOfChoice = (
  trip: Pick<ChosenTrip, 'origin_price' | 'discounts' | 'deal_bas_r' | 'prod_price_tp'>,
  { options, hotels }: TripOffer,
  choice: TripChoice,
): Price =>
  priceOf({
    originPrice: trip.origin_price,
    discounts: trip.discounts,
    party: choice.party,
    dealBasR: trip.deal_bas_r,
    currency: trip.prod_price_tp,
    options: options.map(({ opt_code, origin_price }) => ({
      originPrice: origin_price,
      participants: choice.options[opt_code] ?? 0,
    })),
    rooms: hotels.map(({ hotel_dtl_id, hotel_type, origin_hotel_price }) => ({
      hotelType: hotel_type,
      originPrice: origin_hotel_price,
      persons: choice.rooms[hotel_dtl_id] ?? 0,
    })),
  });

/** What each line of a choice's price is made of, to show the prices for one beside it (MONEY-11). */
export const unitsOfChoice = (
  trip: Pick<ChosenTrip, 'origin_price' | 'discounts'>,
  { options, hotels }: TripOffer,
  { party, options: participants, rooms: persons }: TripChoice,
): Readonly<Record<'cost' | 'option' | 'hotel', readonly LineUnit[]>> => {
  const taken = (units: readonly LineUnit[]): LineUnit[] => units.filter(({ times }) => times > 0);
  return {
    cost: [{ originPrice: trip.origin_price, times: payingShare(party, trip.discounts) }],
    option: taken(
      options.map(({ opt_code, origin_price }) => ({
        originPrice: origin_price,
        times: participants[opt_code] ?? 0,
      })),
    ),
    hotel: taken(
      hotels.map(({ hotel_dtl_id, origin_hotel_price }) => ({
        originPrice: origin_hotel_price,
        times: persons[hotel_dtl_id] ?? 0,
      })),
    ),
  };
};

/** The first rule a choice breaks, in the order of CART-2: party, seats, package, rooms, options, their stock. */
export const choiceViolation = (
  trip: Pick<ChosenTrip, 'discounts' | 'package_cnt' | 'inventory_cnt' | 'option_left'>,
  { options, hotels }: TripOffer,
  choice: TripChoice,
): Violation | null => {
  const rooms = hotels.map(({ hotel_dtl_id, hotel_type }) => ({
    hotel_type,
    personnel_cnt: choice.rooms[hotel_dtl_id] ?? 0,
  }));
  const taken = options.map(({ opt_code, opt_kind }) => ({
    opt_code,
    kind: opt_kind,
    participant_cnt: choice.options[opt_code] ?? 0,
  }));
  const unused = Object.values(choice.options).some((participants) => participants < 1);
  return (
    partyViolation(choice.party, trip, rooms, hotels.length > 0) ??
    (unused ? { error: 'opt_participants_select', field: 'options' } : null) ??
    optionLimitViolation(choice.party, trip, taken) ??
    stockViolation(taken, new Map(trip.option_left?.map((line) => [line.opt_code, line.remaining])))
  );
};

/** Seats and rooms among the options are cut to the party again (CART-4). */
export const fitChoice = <Choice extends Pick<TripChoice, 'party' | 'options'>>(
  trip: Pick<ChosenTrip, 'discounts'>,
  { options }: Pick<TripOffer, 'options'>,
  choice: Choice,
): Choice => ({
  ...choice,
  options: fitOptionCounts(choice.options, options, seatsNeeded(choice.party, trip)),
});
