import type { CopiedDeparture, DepartureSize, LanTp, NewDepartureTerms } from '@narae/contracts';
import { saidTimes, seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { keepClosed } from '../closed-days/close-departure.ts';
import { closedPeriods, readClosing } from '../closed-days/closing.ts';
import type { ProductsContext } from '../context.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { tripDateOf } from '../trips/trip-date.rules.ts';
import {
  addCopiedSize,
  type Addition,
  freshNumber,
  readSizes,
  termsOfSizes,
  type TripMember,
} from './copied-sizes.ts';
import { addableDays, departureProblem } from './new-departure.rules.ts';

interface NewDeparture extends NewDepartureTerms {
  /** The departure that is copied: one of its sizes. */
  readonly prod_id: string;
  readonly sizes: readonly DepartureSize[];
}

/** What the form of another date begins with (CATALOG-18). @throws DomainError content_not_found */
export const showCopied = async (
  catalog: Pick<ProductsContext, 'products' | 'closedDays' | 'clock'>,
  prod_id: string,
  lanTp: LanTp,
): Promise<CopiedDeparture> => {
  const sizes = await readSizes(catalog, prod_id);
  const { trip_id, start_day, end_day, ...times } =
    sizes.find((size) => size.prod_id === prod_id) ?? sizes[0]!;
  const days = addableDays(seoulDay(catalog.clock()));
  return {
    start_day,
    end_day,
    ...saidTimes(times),
    ...days,
    closed: await closedPeriods(catalog, { trip_id, from: days.from, lanTp }),
    sizes: sizes.map((size) => ({
      prod_id: size.prod_id,
      package_cnt: size.package_cnt,
      origin_price: size.origin_price,
      capacity: size.capacity,
    })),
  };
};

/** @throws DomainError departure_taken where the trip has the date; what the same addition made is no other departure */
const checkFree = async (
  { products }: Pick<ProductsContext, 'products'>,
  sizes: readonly TripMember[],
  departure: NewDepartureTerms,
  made_with: string,
): Promise<void> => {
  const dates = sizes.map(({ trip_id, package_cnt }) => tripDateOf(trip_id, { ...departure, package_cnt }));
  const taken = await products.exists({ trip_date: { $in: dates }, made_with: { $ne: made_with } });
  if (taken) throw new DomainError('departure_taken', { field: 'start_day' });
};

/**
 * Adds another date of a departure's trip, a package with all its sizes (CATALOG-18). Sizes are added one by one; a repeat
 * of an interrupted addition adds the others. On closed days it begins closed (CATALOG-22).
 * @returns the trip, and the number of the new departure, of a package that of its leading size
 * @throws DomainError content_not_found, departure_day_range, time_order, departure_taken, invalid_value for other sizes
 */
export const addDeparture = async (
  catalog: ProductsContext,
  departure: NewDeparture,
  addition: Addition,
): Promise<{ trip_id: string; prod_id: string }> => {
  const sizes = await readSizes(catalog, departure.prod_id);
  const [leading] = sizes;
  if (!leading) throw new DomainError('content_not_found', { field: 'prod_id' });
  const { trip_id } = leading;
  const problem = departureProblem(leading, departure, seoulDay(catalog.clock()));
  if (problem) throw new DomainError(problem.error, problem);
  const terms = termsOfSizes(sizes, departure.sizes);
  const { made_with } = addition;
  await checkFree(catalog, sizes, departure, made_with);

  const trip = await catalog.trips.findOne({ trip_id }, { lead: 1 }).lean();
  if (!trip) throw new Error(`There is no trip ${trip_id}`);
  const begun = await catalog.products
    .find({ trip_id, made_with }, { _id: 0, prod_id: 1, package_cnt: 1, package_group: 1 })
    .lean<Pick<StoredProduct, 'prod_id' | 'package_cnt' | 'package_group'>[]>();
  const lead = begun[0]?.package_group || begun[0]?.prod_id || (await freshNumber(catalog));
  const closingOf = await readClosing(catalog, [trip_id]);
  for (const size of sizes) {
    if (begun.some(({ package_cnt }) => package_cnt === size.package_cnt)) continue;
    const prod_id = size === leading ? lead : await freshNumber(catalog);
    const copying = { departure, size, terms: terms.get(size.prod_id)!, prod_id, lead, tripLead: trip.lead };
    await addCopiedSize(catalog, { ...copying, closingOf, addition, action: 'departure-added' });
  }
  await keepClosed(catalog, await catalog.products.distinct('prod_id', { trip_id, made_with }));
  return { trip_id, prod_id: lead };
};
