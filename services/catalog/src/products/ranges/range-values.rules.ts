import type { DepartureRange, RangeRow, RangeValue } from '@narae/contracts';
import { MOST_PRICE } from '@narae/contracts/departure-limits';
import { isOnSale, rangedPrice, saleEndsAt } from '@narae/rules';
import type { StoredProduct } from '../product/product.model.ts';
import type { ProductContent } from '../product/product.rules.ts';
import { progressAt } from '../product/progress.rules.ts';

type Action = DepartureRange['action'];
type Reason = NonNullable<RangeRow['stays']>;

/** A departure as a range judges it. */
export type RangedProduct = Pick<
  StoredProduct,
  | 'start_day'
  | 'start_time'
  | 'cutoff_hours'
  | 'progress_yn'
  | 'origin_price'
  | 'capacity'
  | 'remaining'
  | 'seats_taken'
  | 'withdrawn'
>;

type ChangedField = 'origin_price' | 'capacity' | 'progress_yn';

const changedFields: Readonly<Record<Action, ChangedField>> = {
  price: 'origin_price',
  'price-percent': 'origin_price',
  'price-won': 'origin_price',
  capacity: 'capacity',
  close: 'progress_yn',
  reopen: 'progress_yn',
};

const saleOf = (product: Pick<RangedProduct, 'progress_yn'>): RangeValue => {
  if (isOnSale(product)) return 'sale';
  return product.progress_yn === 'W' ? 'preparing' : 'closed';
};

/** What an action changes, as the departure has it. */
export const valueNow = (action: Action, product: RangedProduct): RangeValue => {
  const field = changedFields[action];
  return field === 'progress_yn' ? saleOf(product) : product[field];
};

/** What an action makes of a departure. */
export const valueAfter = (
  { action, amount }: Pick<DepartureRange, 'action' | 'amount'>,
  { origin_price }: Pick<RangedProduct, 'origin_price'>,
): RangeValue => {
  if (action === 'capacity') return amount;
  if (action === 'close') return 'closed';
  if (action === 'reopen') return 'sale';
  return rangedPrice(action, origin_price, amount);
};

/** A content with another price, number of seats, or sale (CATALOG-21). */
export const withValue = (
  content: ProductContent,
  action: Action,
  value: RangeValue,
  now: Date,
): ProductContent => {
  const field = changedFields[action];
  if (field !== 'progress_yn') return { ...content, [field]: value };
  if (value === 'closed') return { ...content, progress_yn: 'E' };
  return { ...content, progress_yn: progressAt({ ...content, progress_yn: 'Y' }, now) };
};

interface Judging {
  readonly product: RangedProduct;
  readonly action: Action;
  readonly after: RangeValue;
  /** Seats sold or held. */
  readonly taken: number;
  /** Whether closed days close its sale (CATALOG-22). */
  readonly isClosedDay: boolean;
  readonly now: Date;
}

/** In the order in which they are told. */
const stays: readonly (readonly [Reason, (judging: Judging) => boolean])[] = [
  ['withdrawn', ({ product }) => product.withdrawn ?? false],
  ['over', ({ product, now }) => now >= saleEndsAt(product)],
  ['same', ({ product, action, after }) => valueNow(action, product) === after],
  // It has not been sold yet: a closed sale would begin with the wrong step.
  [
    'preparing',
    ({ product, action }) => changedFields[action] === 'progress_yn' && product.progress_yn === 'W',
  ],
  ['closed-day', ({ after, isClosedDay }) => after === 'sale' && isClosedDay],
  [
    'price',
    ({ action, after }) =>
      changedFields[action] === 'origin_price' && (Number(after) < 0 || Number(after) > MOST_PRICE),
  ],
  // Booking's ledger never sells more than it has; raising is always allowed (TICKET-8).
  [
    'capacity',
    ({ product, action, after, taken }) =>
      action === 'capacity' && Number(after) < product.capacity && Number(after) < taken,
  ],
];

/** Why a departure stays as it is; none where it changes (CATALOG-21). */
export const reasonToStay = (judging: Judging): Reason | undefined =>
  stays.find(([, holds]) => holds(judging))?.[0];
