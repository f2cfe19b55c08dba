import type { BookableProduct, DepartureChange } from '@narae/contracts';
import { completeTexts } from '@narae/contracts/localized';
import { tellDepartureChanges } from '../../src/orders/departure-changes/departure-change.ts';
import type { Checkout } from './checkout.ts';
import { dateOn } from './moving.ts';

const gate = { meeting_points: completeTexts({ ENG: 'Palace gate', KOR: '궁 정문' }) };

/** A departure with time and meeting point. */
export const soldOn = (prod_id: string, day: string, over: Partial<BookableProduct> = {}): BookableProduct =>
  dateOn(prod_id, day, 100, { start_time: '09:00', end_time: '17:00', ...gate, ...over });

const termsOf = ({ start_day, end_day, start_time, end_time, meeting_points }: BookableProduct) => ({
  start_day,
  end_day,
  ...(start_time && { start_time }),
  ...(end_time && { end_time }),
  ...(meeting_points && { meeting_points }),
});

/** A change as the catalogue tells it. */
export const changeTo = (
  before: BookableProduct,
  after: BookableProduct,
  over: Partial<DepartureChange> = {},
): DepartureChange => ({
  change_no: 1,
  at: '2026-11-20T00:00:00.000Z',
  from: termsOf(before),
  to: termsOf(after),
  reason: 'weather',
  note: 'A storm comes.',
  ...over,
});

/** The catalogue changes a departure, and booking hears of it with all earlier changes. */
export const changeSold = async (
  shop: Checkout,
  before: BookableProduct,
  over: Partial<BookableProduct>,
  earlier: readonly DepartureChange[] = [],
): Promise<BookableProduct & { readonly changes: DepartureChange[] }> => {
  const after = { ...before, ...over };
  const change = changeTo(before, after, { change_no: earlier.length + 1 });
  const told = { ...after, changes: [...earlier, change] };
  await shop.service.sell(told);
  await shop.service.settle();
  return told;
};

/** The job, once. */
export const tell = (shop: Pick<Checkout, 'context'>): Promise<number> => tellDepartureChanges(shop.context);
