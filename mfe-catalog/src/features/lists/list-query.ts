import { MOST_SEATS_ASKED, TRIP_SORTS, type TripSort } from '@narae/contracts/trip-limits';
import { isCalendarDay } from '@narae/rules';

/** A list's filters and order; all of them stand in the address, so that it can be shared. */
export interface ListQuery {
  readonly prod_type?: string | undefined;
  /** First and last day of departure, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A place_id, the same in every language. */
  readonly place?: string | undefined;
  /** In KRW, so that a shared address means the same in every currency. */
  readonly won_min?: number | undefined;
  readonly won_max?: number | undefined;
  readonly seats?: number | undefined;
  readonly sort?: TripSort | undefined;
}

const whole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const day = (text: string): string | undefined => (isCalendarDay(text) ? text : undefined);

const seats = (text: string): number | undefined => {
  const count = whole(text);
  return count !== undefined && count >= 1 && count <= MOST_SEATS_ASKED ? count : undefined;
};

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

/** How each field is read from the address; an invalid one is ignored. */
const readers: { readonly [Field in keyof ListQuery]-?: (text: string) => ListQuery[Field] } = {
  prod_type: matching(/^[A-Za-z0-9]{1,20}$/),
  from: day,
  to: day,
  place: matching(/^[a-z0-9-]{1,30}$/),
  won_min: whole,
  won_max: whole,
  seats,
  sort: (text) => TRIP_SORTS.find((sort) => sort === text),
};
const fields = Object.keys(readers) as (keyof ListQuery)[];

export const readListQuery = (address: URLSearchParams): ListQuery =>
  Object.fromEntries(fields.map((field) => [field, readers[field](address.get(field) ?? '')]));

/** An undefined field is removed; other parameters stay. */
export const changeAddress = (address: URLSearchParams, change: ListQuery): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const [field, value] of Object.entries(change)) {
    if (value === undefined) next.delete(field);
    else next.set(field, String(value));
  }
  // The name of a category's link belongs to that category.
  if ('prod_type' in change) next.delete('group_nm');
  return next;
};
