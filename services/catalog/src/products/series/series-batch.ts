import type { DepartureSize, SeriesFailure } from '@narae/contracts';
import { seoulDay, type SeriesDeparture } from '@narae/rules';
import { isDuplicateKey, type Pending } from '@narae/service-kit';
import { safeTexts } from '@narae/service-kit/safe-html';
import { closedFor, type ClosingOf, readClosing } from '../closed-days/closing.ts';
import { keepClosed } from '../closed-days/close-departure.ts';
import type { ProductsContext } from '../context.ts';
import {
  freshNumbers,
  pictureHolder,
  readSizes,
  termsOfSizes,
  type TripMember,
} from '../editing/copied-sizes.ts';
import { addableDays, copiedContent } from '../editing/new-departure.rules.ts';
import { carriedNow, firstVersion, readContent } from '../product/change-product.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { type CarriedParts, type ProductContent, storedFields } from '../product/product.rules.ts';
import { progressAt } from '../product/progress.rules.ts';
import { datesOfSizes } from './add-series.ts';
import type { StoredSeries } from './series.model.ts';

/** Read once a run: what each departure of a series is copied from. */
interface CopiedSize {
  readonly size: TripMember;
  readonly terms: DepartureSize;
  readonly like: ProductContent;
  readonly carried: CarriedParts;
  readonly pictures_of: string;
}

/** @throws DomainError where the departure is not published any more, or has other sizes */
export const readCopied = async (
  catalog: ProductsContext,
  { prod_id, sizes: rows }: StoredSeries,
): Promise<CopiedSize[]> => {
  const sizes = await readSizes(catalog, prod_id);
  const terms = termsOfSizes(sizes, rows);
  const copied: CopiedSize[] = [];
  for (const size of sizes) {
    const stored = await readContent(catalog, size);
    const like = { ...stored, contents: safeTexts(stored.contents) };
    copied.push({
      size,
      terms: terms.get(size.prod_id)!,
      like,
      carried: await carriedNow(catalog, like),
      pictures_of: await pictureHolder(catalog, size),
    });
  }
  return copied;
};

type Existing = Pick<StoredProduct, 'trip_date' | 'made_with' | 'prod_id' | 'package_cnt' | 'package_group'>;

const readExisting = ({ products }: ProductsContext, dates: readonly string[]): Promise<Existing[]> =>
  products
    .find(
      { trip_date: { $in: [...dates] } },
      { _id: 0, trip_date: 1, made_with: 1, prod_id: 1, package_cnt: 1, package_group: 1 },
    )
    .lean<Existing[]>();

export type Outcome = 'added' | 'existing' | SeriesFailure['reason'];

/** A departure of a series, and what there is of it. */
export interface Row {
  readonly departure: SeriesDeparture;
  readonly outcome: Outcome;
  /** Sizes that an interrupted run added. */
  readonly ours: readonly Existing[];
}

interface Batch {
  readonly series: StoredSeries;
  readonly copied: readonly CopiedSize[];
  readonly departures: readonly SeriesDeparture[];
}

const outcomeOf = (
  { start_day }: SeriesDeparture,
  ours: readonly Existing[],
  others: readonly Existing[],
  from: string,
): Outcome => {
  if (others.length > 0) return ours.length > 0 ? 'taken' : 'existing';
  return start_day < from ? 'late' : 'added';
};

const readRows = async (catalog: ProductsContext, batch: Batch): Promise<Row[]> => {
  const { series, copied, departures } = batch;
  const sizes = copied.map(({ size }) => size);
  const { from } = addableDays(seoulDay(catalog.clock()));
  const dates = departures.map((departure) => datesOfSizes(sizes, departure));
  const existing = await readExisting(catalog, dates.flat());
  return departures.map((departure, at) => {
    const here = existing.filter(({ trip_date = '' }) => dates[at]!.includes(trip_date));
    const ours = here.filter(({ made_with }) => made_with === series.series_id);
    const others = here.filter(({ made_with }) => made_with !== series.series_id);
    return { departure, ours, outcome: outcomeOf(departure, ours, others, from) };
  });
};

interface NewProduct {
  readonly prod_id: string;
  readonly lead: string;
  readonly at: Date;
  readonly closingOf: ClosingOf;
}

const newProduct = (
  { series }: Batch,
  { start_day, start_time, end_time }: SeriesDeparture,
  { size, terms, like, carried, pictures_of }: CopiedSize,
  { prod_id, lead, at, closingOf }: NewProduct,
) => {
  const when = { start_day, start_time, end_time, progress_yn: series.progress_yn };
  const copy = copiedContent(like, when, terms, { prod_id, lead });
  const sold = { ...copy, progress_yn: progressAt(copy, at) };
  const { content, closed } = closedFor(sold, size.trip_id, closingOf);
  return {
    ...storedFields(content, carried),
    ...closed,
    ...firstVersion(content, carried, { trip_id: size.trip_id, at }),
    made_with: series.series_id,
    pictures_of,
    edited: { by: series.asked_by, at },
    withdrawn: false,
  };
};

/** The products that rows lack, the leading size of each departure first. */
const newProducts = async (catalog: ProductsContext, batch: Batch, rows: readonly Row[]) => {
  const { series, copied } = batch;
  const lacking = rows
    .filter(({ outcome }) => outcome === 'added')
    .map(({ departure, ours }) => ({
      departure,
      ours,
      sizes: copied.filter(({ size }) => ours.every(({ package_cnt }) => package_cnt !== size.package_cnt)),
    }));
  const numbers = await freshNumbers(
    catalog,
    lacking.reduce((sum, { sizes }) => sum + sizes.length, 0),
  );
  const at = catalog.clock();
  const closingOf = await readClosing(catalog, [series.trip_id]);
  return lacking.flatMap(({ departure, ours: [begun], sizes }) => {
    const own = numbers.splice(0, sizes.length);
    const lead = begun ? begun.package_group || begun.prod_id : own[0]!;
    return sizes.map((one, index) =>
      newProduct(batch, departure, one, { prod_id: own[index]!, lead, at, closingOf }),
    );
  });
};

/** From memory: to look for them among all that wait to be published takes longer with each of them. */
const publish = (
  { products: model, nudge }: ProductsContext,
  stored: readonly Pending['document'][],
): void => {
  for (const { _id, outbox } of stored) nudge({ model, document: { _id, outbox } });
};

/**
 * Adds the products that some departures lack, in one write of which each is stored or not. Where somebody else was faster the
 * store stops there, and it is looked again who that was.
 */
export const addBatch = async (catalog: ProductsContext, batch: Batch): Promise<Row[]> => {
  for (;;) {
    const rows = await readRows(catalog, batch);
    const products = await newProducts(catalog, batch, rows);
    try {
      if (products.length > 0) publish(catalog, await catalog.products.insertMany(products, { lean: true }));
      const added = [...products, ...rows.flatMap(({ ours }) => ours)];
      if (added.length > 0)
        await keepClosed(
          catalog,
          added.map(({ prod_id }) => prod_id),
        );
      return rows;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
};
