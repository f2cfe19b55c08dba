import type { CopiedTripTerms } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { DomainError, isDuplicateKey, nextId } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { addCopiedSize, type Addition, freshNumber, readSizes } from './copied-sizes.ts';
import { departureProblem } from './new-departure.rules.ts';

interface TripCopy extends CopiedTripTerms {
  /** The departure that is copied: one of its sizes. */
  readonly prod_id: string;
}

type BegunTrip = Readonly<Record<'trip_id' | 'lead', string>>;

/** The trip of a copy, made before its departure: a repeat of an interrupted copy finds it. */
const beginTrip = async (
  catalog: Pick<ProductsContext, 'products' | 'trips'>,
  made_with: string,
): Promise<BegunTrip> => {
  const { trips } = catalog;
  const begun = await trips.findOne({ made_with }, { _id: 0, trip_id: 1, lead: 1 }).lean<BegunTrip | null>();
  if (begun) return begun;
  const trip = { trip_id: await nextId(trips.db, 'TR'), lead: await freshNumber(catalog) };
  try {
    await trips.create({ ...trip, made_with, version: 0 });
    return trip;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return beginTrip(catalog, made_with);
  }
};

/**
 * Copies a trip as one of its departures is published, a package with all its sizes, into a new trip with one departure, in
 * preparation and not shown to shoppers (CATALOG-23). Sizes are added one by one; a repeat of an interrupted copy adds the others.
 * @returns the new trip, and the number of its departure, of a package that of its leading size
 * @throws DomainError content_not_found where it is not published, departure_day_range, time_order
 */
export const copyTrip = async (
  catalog: ProductsContext,
  { prod_id: from, ...days }: TripCopy,
  addition: Addition,
): Promise<{ trip_id: string; prod_id: string }> => {
  const sizes = await readSizes(catalog, from);
  const [leading] = sizes;
  if (!leading) throw new DomainError('content_not_found', { field: 'prod_id' });
  const departure = { ...days, progress_yn: 'W' } as const;
  const problem = departureProblem(leading, departure, seoulDay(catalog.clock()));
  if (problem) throw new DomainError(problem.error, problem);

  const { trip_id, lead } = await beginTrip(catalog, addition.made_with);
  const begun = await catalog.products
    .find({ trip_id }, { _id: 0, package_cnt: 1 })
    .lean<Pick<StoredProduct, 'package_cnt'>[]>();
  for (const size of sizes) {
    if (begun.some(({ package_cnt }) => package_cnt === size.package_cnt)) continue;
    const prod_id = size === leading ? lead : await freshNumber(catalog);
    const copying = { departure, size, terms: size, prod_id, lead, tripLead: lead };
    await addCopiedSize(catalog, { ...copying, addition, action: 'trip-copied', withdraw: true });
  }
  return { trip_id, prod_id: lead };
};
