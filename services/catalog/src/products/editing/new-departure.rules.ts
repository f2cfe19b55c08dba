import { type DepartureSize, type NewDepartureTerms, orderProblemOf } from '@narae/contracts';
import { DEPARTURE_YEARS } from '@narae/contracts/departure-limits';
import { addDays, addMonths, daysBetween } from '@narae/rules';
import type { ProductContent } from '../product/product.rules.ts';

type Days = Pick<ProductContent, 'start_day' | 'end_day'>;

/** The last day of a departure that takes as many days as another one; both YYYY-MM-DD. */
const endDayOf = (like: Days, start_day: string): string =>
  addDays(start_day, daysBetween(like.start_day, like.end_day));

/** The first and last day on which a departure may be added (CATALOG-18). @param today YYYY-MM-DD in Asia/Seoul */
export const addableDays = (today: string): { readonly from: string; readonly to: string } => ({
  from: addDays(today, 1),
  to: addMonths(today, DEPARTURE_YEARS * 12),
});

interface DepartureProblem {
  readonly error: 'departure_day_range' | 'time_order';
  readonly field: 'start_day' | 'end_time';
  readonly params?: { readonly from: string; readonly to: string };
}

/** What keeps a date from being added: its day, or an end that comes before the start. @param today YYYY-MM-DD */
export const departureProblem = (
  like: Days,
  { start_day, start_time, end_time }: Omit<NewDepartureTerms, 'progress_yn'>,
  today: string,
): DepartureProblem | undefined => {
  const params = addableDays(today);
  if (start_day < params.from || start_day > params.to)
    return { error: 'departure_day_range', field: 'start_day', params };
  const times = { start_day, end_day: endDayOf(like, start_day), start_time, end_time };
  return orderProblemOf('product', times) && { error: 'time_order', field: 'end_time' };
};

/** The content of a departure's size on another date; everything that is not named is copied (CATALOG-18). */
export const copiedContent = (
  like: ProductContent,
  { start_day, start_time, end_time, progress_yn }: NewDepartureTerms,
  { origin_price, capacity }: Omit<DepartureSize, 'prod_id'>,
  { prod_id, lead }: { readonly prod_id: string; readonly lead: string },
): ProductContent => ({
  ...like,
  prod_id,
  package_group: like.package_group === '' ? '' : lead,
  start_day,
  end_day: endDayOf(like, start_day),
  start_time,
  end_time,
  progress_yn,
  origin_price,
  capacity,
});
