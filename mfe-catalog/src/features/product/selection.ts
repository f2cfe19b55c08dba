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

export interface Selection extends Omit<TripChoice, 'rooms'> {
  /** Persons by hotel_dtl_id; null until the shopper changes them: then the cheapest rooms that fit (CATALOG-4). */
  readonly rooms: Readonly<Record<string, number>> | null;
}

export const firstSelection = (product: Pick<ProductDetail, 'package_cnt'>): Selection => ({
  party: { adult_cnt: Math.max(1, product.package_cnt), teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
  options: {},
  rooms: null,
});

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

export const priceOfSelection = ({ product, ...offer }: Choices, selection: Selection): Price =>
  priceOfChoice(product, offer, choiceOf(selection, offer.hotels));

export const unitsOfSelection = (
  { product, ...offer }: Choices,
  selection: Selection,
): ReturnType<typeof unitsOfChoice> => unitsOfChoice(product, offer, choiceOf(selection, offer.hotels));

/** The first part of CART-2's checks; the caller asks for the sign-in before the second. */
export const progressProblem = (product: ProductDetail): Violation | null => {
  const error = progressViolation[product.progress_yn];
  return error ? { error, field: 'prod_id' } : null;
};

/** The second part of the checks: party, seats, package, rooms, options. */
export const selectionProblem = ({ product, ...offer }: Choices, selection: Selection): Violation | null =>
  choiceViolation(product, offer, choiceOf(selection, offer.hotels));
