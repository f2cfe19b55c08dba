import type { HotelDetail, Option, PartyCounts, ProductDetail } from '@narae/contracts';
import {
  cheapestRooms,
  fitOptionCounts,
  limits,
  optionLimitViolation,
  partyViolation,
  payingHeads,
  priceOf,
  progressViolation,
  seatsNeeded,
  type Price,
  type Violation,
} from '@narae/rules';

/** What a shopper has chosen on the product screen. */
export interface Selection {
  readonly party: PartyCounts;
  /** Participants by opt_code; a chosen option without participants is 0. */
  readonly options: Readonly<Record<string, number>>;
  /** Persons by hotel_dtl_id; null until the shopper changes them: then the cheapest rooms that fit (CATALOG-4). */
  readonly rooms: Readonly<Record<string, number>> | null;
}

/** Where the screen begins: the package's persons, else one adult. */
export const firstSelection = (product: Pick<ProductDetail, 'package_cnt'>): Selection => ({
  party: { adult_cnt: Math.max(1, product.package_cnt), teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
  options: {},
  rooms: null,
});

/** The chosen extras; each starts with everybody who pays. Seats and rooms among the options stay as they are. */
export const chooseExtras = (
  selection: Selection,
  options: readonly Option[],
  codes: readonly string[],
): Selection => {
  const others = options.filter(
    ({ opt_code, opt_kind }) => opt_kind !== 'extra' && opt_code in selection.options,
  );
  const most = Math.min(limits.option, payingHeads(selection.party));
  return {
    ...selection,
    options: Object.fromEntries(
      [...others.map(({ opt_code }) => opt_code), ...codes].map((code) => [
        code,
        selection.options[code] ?? most,
      ]),
    ),
  };
};

/** A selection whose seats and rooms among the options fit its party again (CART-4). */
export const fitSelection = (
  product: ProductDetail,
  options: readonly Option[],
  selection: Selection,
): Selection => ({
  ...selection,
  options: fitOptionCounts(selection.options, options, seatsNeeded(selection.party, product)),
});

/** Persons by hotel_dtl_id: what the shopper chose, else the cheapest rooms for everybody who needs a bed. */
export const roomsOf = (
  selection: Selection,
  hotels: readonly HotelDetail[],
): Readonly<Record<string, number>> => {
  if (selection.rooms) return selection.rooms;
  const priced = hotels.map(({ hotel_dtl_id, hotel_type, origin_hotel_price }) => ({
    hotel_dtl_id,
    hotel_type,
    price: origin_hotel_price,
  }));
  return cheapestRooms(priced, payingHeads(selection.party))?.persons ?? {};
};

interface Choices {
  readonly product: ProductDetail;
  readonly options: readonly Option[];
  readonly hotels: readonly HotelDetail[];
}

/** The price of a selection, reckoned by the same rule as the server's (MONEY-7). */
export const priceOfSelection = ({ product, options, hotels }: Choices, selection: Selection): Price => {
  const chosenRooms = roomsOf(selection, hotels);
  return priceOf({
    originPrice: product.origin_price,
    discounts: product.discounts,
    party: selection.party,
    dealBasR: product.deal_bas_r,
    currency: product.prod_price_tp,
    options: options
      .filter((option) => option.opt_code in selection.options)
      .map((option) => ({
        originPrice: option.origin_price,
        participants: selection.options[option.opt_code] ?? 0,
      })),
    rooms: hotels.map((hotel) => ({
      hotelType: hotel.hotel_type,
      originPrice: hotel.origin_hotel_price,
      persons: chosenRooms[hotel.hotel_dtl_id] ?? 0,
    })),
  });
};

/**
 * The first thing that keeps a selection out of the cart, in the order of CART-2.
 * Whether somebody is signed in is asked between the two parts, by the caller.
 */
export const progressProblem = (product: ProductDetail): Violation | null => {
  const error = progressViolation[product.progress_yn];
  return error ? { error, field: 'prod_id' } : null;
};

/** The second part of the checks: party, seats, package, rooms, options. */
export const selectionProblem = (
  { product, options, hotels }: Choices,
  selection: Selection,
): Violation | null => {
  const chosenRooms = roomsOf(selection, hotels);
  const rooms = hotels.map((hotel) => ({
    hotel_type: hotel.hotel_type,
    personnel_cnt: chosenRooms[hotel.hotel_dtl_id] ?? 0,
  }));
  const chosen = options.map(({ opt_code, opt_kind }) => ({
    kind: opt_kind,
    participant_cnt: selection.options[opt_code] ?? 0,
  }));
  const unused = Object.values(selection.options).some((participants) => participants < 1);
  return (
    partyViolation(selection.party, product, rooms, hotels.length > 0) ??
    (unused ? { error: 'opt_participants_select', field: 'options' } : null) ??
    optionLimitViolation(selection.party, product, chosen)
  );
};
