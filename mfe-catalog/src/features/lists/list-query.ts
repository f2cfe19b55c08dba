/** What a shopper asks of a list beyond words; all of it stands in the address, so that it can be shared. */
export interface ListQuery {
  readonly prod_type?: string | undefined;
  /** First and last day of departure asked for, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** place_id of a destination: the same in every language. */
  readonly place?: string | undefined;
  /** In KRW, whatever the page's currency: a shared address means the same everywhere. */
  readonly won_min?: number | undefined;
  readonly won_max?: number | undefined;
  /** Seats that must be left. */
  readonly seats?: number | undefined;
  readonly sort?: Sort | undefined;
}

export const sorts = ['soonest', 'price_up', 'price_down', 'seats'] as const;
export type Sort = (typeof sorts)[number];

const MOST_SEATS = 50;

const whole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const day = (text: string): string | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};

const seats = (text: string): number | undefined => {
  const count = whole(text);
  return count !== undefined && count >= 1 && count <= MOST_SEATS ? count : undefined;
};

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

/** How each field is read from the address; what does not read is as if it were not there. */
const readers: { readonly [Field in keyof ListQuery]-?: (text: string) => ListQuery[Field] } = {
  prod_type: matching(/^[A-Za-z0-9]{1,20}$/),
  from: day,
  to: day,
  place: matching(/^[a-z0-9-]{1,30}$/),
  won_min: whole,
  won_max: whole,
  seats,
  sort: (text) => sorts.find((sort) => sort === text),
};
const fields = Object.keys(readers) as (keyof ListQuery)[];

/** Reads an address. */
export const readListQuery = (address: URLSearchParams): ListQuery =>
  Object.fromEntries(fields.map((field) => [field, readers[field](address.get(field) ?? '')]));

/** The address after a change; an undefined field leaves it. What else stands there stays. */
export const changeAddress = (address: URLSearchParams, change: ListQuery): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const [field, value] of Object.entries(change)) {
    if (value === undefined) next.delete(field);
    else next.set(field, String(value));
  }
  // The name that came with a category's link belongs to that category.
  if ('prod_type' in change) next.delete('group_nm');
  return next;
};
