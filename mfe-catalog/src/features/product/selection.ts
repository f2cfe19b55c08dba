import type { HotelDetail, Option, PartyCounts, ProductDetail } from '@narae/contracts';
import {
  limits,
  optionLimitViolation,
  partyViolation,
  payingHeads,
  priceOf,
  progressViolation,
  type Price,
  type Violation,
} from '@narae/rules';

/** What a shopper has chosen on the product screen. */
export interface Selection {
  readonly party: PartyCounts;
  /** Participants by opt_code; a chosen option without participants is 0. */
  readonly options: Readonly<Record<string, number>>;
  /** Persons by hotel_dtl_id. */
  readonly rooms: Readonly<Record<string, number>>;
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));

/** Where the screen begins: the package's persons, else one adult where there is room. */
export const firstSelection = (product: Pick<ProductDetail, 'package_cnt' | 'inventory_cnt'>): Selection => ({
  party: {
    adult_cnt: product.package_cnt > 0 ? product.package_cnt : clamp(product.inventory_cnt, 1),
    teen_cnt: 0,
    children_cnt: 0,
    child_cnt: 0,
  },
  options: {},
  rooms: {},
});

/** Chosen options; each starts with everybody who pays. */
export const chooseOptions = (selection: Selection, codes: readonly string[]): Selection => ({
  ...selection,
  options: Object.fromEntries(
    codes.map((code) => [
      code,
      selection.options[code] ?? clamp(payingHeads(selection.party), limits.option),
    ]),
  ),
});

interface Choices {
  readonly product: ProductDetail;
  readonly options: readonly Option[];
  readonly hotels: readonly HotelDetail[];
}

/** The price of a selection, reckoned by the same rule as the server's (MONEY-7). */
export const priceOfSelection = ({ product, options, hotels }: Choices, selection: Selection): Price =>
  priceOf({
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
      persons: selection.rooms[hotel.hotel_dtl_id] ?? 0,
    })),
  });

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
  const rooms = hotels.map((hotel) => ({
    hotel_type: hotel.hotel_type,
    personnel_cnt: selection.rooms[hotel.hotel_dtl_id] ?? 0,
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
