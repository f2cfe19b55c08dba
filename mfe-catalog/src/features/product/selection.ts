import type { HotelDetail, Option, ProductDetail } from '@narae/contracts';
import {
  cheapestRooms,
  choiceViolation,
  payingHeads,
  priceOfChoice,
  progressViolation,
  unitsOfChoice,
  type Price,
  type TripChoice,
  type Violation,
} from '@narae/rules';

/** What a shopper has chosen on the product screen. */
export interface Selection extends Omit<TripChoice, 'rooms'> {
  /** Persons by hotel_dtl_id; null until the shopper changes them: then the cheapest rooms that fit (CATALOG-4). */
  readonly rooms: Readonly<Record<string, number>> | null;
}

/** Where the screen begins: the package's persons, else one adult. */
export const firstSelection = (product: Pick<ProductDetail, 'package_cnt'>): Selection => ({
  party: { adult_cnt: Math.max(1, product.package_cnt), teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
  options: {},
  rooms: null,
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

const choiceOf = (selection: Selection, hotels: readonly HotelDetail[]): TripChoice => ({
  ...selection,
  rooms: roomsOf(selection, hotels),
});

/** What a selection costs today. */
export const priceOfSelection = ({ product, ...offer }: Choices, selection: Selection): Price =>
  priceOfChoice(product, offer, choiceOf(selection, offer.hotels));

/** What each line of that price is made of. */
export const unitsOfSelection = (
  { product, ...offer }: Choices,
  selection: Selection,
): ReturnType<typeof unitsOfChoice> => unitsOfChoice(product, offer, choiceOf(selection, offer.hotels));

/**
 * The first thing that keeps a selection out of the cart, in the order of CART-2.
 * Whether somebody is signed in is asked between the two parts, by the caller.
 */
export const progressProblem = (product: ProductDetail): Violation | null => {
  const error = progressViolation[product.progress_yn];
  return error ? { error, field: 'prod_id' } : null;
};

/** The second part of the checks: party, seats, package, rooms, options. */
export const selectionProblem = ({ product, ...offer }: Choices, selection: Selection): Violation | null =>
  choiceViolation(product, offer, choiceOf(selection, offer.hotels));
