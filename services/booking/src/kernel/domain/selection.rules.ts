import type { BookableProduct, HotelChoice, OptionChoice } from '@narae/contracts';
import {
  hasClosed,
  optionLimitViolation,
  partyViolation,
  progressViolation,
  seatsNeeded,
  stockViolation,
  type Selling,
  type Violation,
} from '@narae/rules';
import type { Selection } from './booking-price.rules.ts';

/** Null where it can be bought (CATALOG-3). */
export const productViolation = (
  product: Selling & Pick<BookableProduct, 'progress_yn'>,
  now: Date,
): Violation | null => {
  const error =
    progressViolation[product.progress_yn] ?? (hasClosed(product, now) ? 'product_deadline' : null);
  return error === null ? null : { error, field: 'prod_id' };
};

const repeats = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;

/** Whatever the party: an unknown option, a repeated one, one without participants. */
export const optionsViolation = (
  product: Pick<BookableProduct, 'options'>,
  choices: readonly OptionChoice[],
): Violation | null => {
  const onSale = new Set(product.options.map((option) => option.opt_code));
  if (choices.some((choice) => !onSale.has(choice.opt_code)))
    return { error: 'option_unknown', field: 'options' };
  if (repeats(choices.map((choice) => choice.opt_code))) return { error: 'invalid_value', field: 'options' };
  if (choices.some((choice) => choice.participant_cnt < 1))
    return { error: 'opt_participants_select', field: 'options' };
  return null;
};

/** Whatever the party: a room unknown or named twice. */
export const hotelsViolation = (
  product: Pick<BookableProduct, 'hotels'>,
  choices: readonly HotelChoice[],
): Violation | null => {
  const onSale = new Set(product.hotels.map((hotel) => hotel.hotel_dtl_id));
  if (choices.some((choice) => !onSale.has(choice.hotel_dtl_id)))
    return { error: 'hotel_unknown', field: 'hotels' };
  return repeats(choices.map((choice) => choice.hotel_dtl_id))
    ? { error: 'invalid_value', field: 'hotels' }
    : null;
};

/** What a selection may count on: seats, and of limited options so many, by opt_code; the others are unlimited (SEAT-9). */
export interface SelectionLeft {
  readonly seats: number;
  readonly options: ReadonlyMap<string, number>;
}

export interface SelectionRules {
  /** The selection it replaces: seats it already had are not asked for again. */
  readonly before?: Selection;
  /** Old clients change one line at a time: rooms may not fit the party until confirmation. */
  readonly roomsMayLag?: boolean;
}

/** @param left what this selection may count on (CART-2) */
export const selectionViolation = (
  product: BookableProduct,
  selection: Selection,
  left: SelectionLeft,
  { before, roomsMayLag = false }: SelectionRules = {},
): Violation | null => {
  const needed = seatsNeeded(selection.party, product);
  const covered = before !== undefined && needed <= seatsNeeded(before.party, product);
  const inventory_cnt = covered ? Math.max(left.seats, needed, 1) : left.seats;
  const kindOf = (code: string) => product.options.find(({ opt_code }) => opt_code === code)?.kind;
  const options = selection.options.map(({ opt_code, participant_cnt }) => ({
    kind: kindOf(opt_code),
    participant_cnt,
  }));
  return (
    partyViolation(
      selection.party,
      { package_cnt: product.package_cnt, inventory_cnt, discounts: product.discounts },
      selection.rooms,
      product.hotels.length > 0 && !roomsMayLag,
    ) ??
    optionLimitViolation(selection.party, product, options) ??
    stockViolation(selection.options, left.options, before?.options)
  );
};
