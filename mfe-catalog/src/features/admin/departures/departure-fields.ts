import type { CopiedDeparture } from '@narae/contracts';
import { MOST_PRICE, MOST_SEATS } from '@narae/contracts/departure-limits';
import { isCalendarDay } from '@narae/rules';

/** What is typed, under the names by which the server rejects it. */
export type DepartureValues = Readonly<Record<string, string>>;

/** What is chosen of several, parted by commas. */
export const listIn = (typed: string | undefined): string[] => (typed ?? '').split(',').filter(Boolean);
export const numbersIn = (typed: string | undefined): number[] => listIn(typed).map(Number);

type SizeField = 'origin_price' | 'capacity';

/** What is typed of each size. */
export const sizeFields = [
  { name: 'origin_price', most: MOST_PRICE, error: 'departure_price_range' },
  { name: 'capacity', most: MOST_SEATS, error: 'departure_capacity_range' },
] as const satisfies readonly { readonly name: SizeField; readonly most: number; readonly error: string }[];

export const sizeField = (index: number, field: SizeField): string => `sizes.${index}.${field}`;

/** Prices and seats of the departure that is copied. */
export const firstSizes = ({ sizes }: Pick<CopiedDeparture, 'sizes'>): DepartureValues =>
  Object.fromEntries(
    sizes.flatMap(({ origin_price, capacity }, index) => [
      [sizeField(index, 'origin_price'), String(origin_price)],
      [sizeField(index, 'capacity'), String(capacity)],
    ]),
  );

/** Times, prices and seats of the departure that is copied; only the day is open. */
export const firstValues = ({ start_time = '', end_time = '', sizes }: CopiedDeparture): DepartureValues => ({
  start_day: '',
  start_time,
  end_time,
  progress_yn: 'Y',
  ...firstSizes({ sizes }),
});

/** The first thing that is not typed as it has to be; everything else is the server's to judge. */
export const typedProblem = (values: DepartureValues, sizes: CopiedDeparture['sizes']) => {
  if (!isCalendarDay(values['start_day'] ?? '')) return { error: 'day_invalid', field: 'start_day' } as const;
  return sizesProblem(values, sizes);
};

/** The first price or number of seats that is none. */
export const sizesProblem = (values: DepartureValues, sizes: CopiedDeparture['sizes']) => {
  for (const index of sizes.keys())
    for (const { name, most, error } of sizeFields) {
      const field = sizeField(index, name);
      const typed = values[field] ?? '';
      if (!/^\d{1,9}$/.test(typed) || Number(typed) > most) return { error, field };
    }
  return null;
};

/** What is sent for each size. */
export const sizesOf = (values: DepartureValues, sizes: CopiedDeparture['sizes']) =>
  sizes.map(({ prod_id }, index) => ({
    prod_id,
    origin_price: Number(values[sizeField(index, 'origin_price')]),
    capacity: Number(values[sizeField(index, 'capacity')]),
  }));
