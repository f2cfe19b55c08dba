import type { DepartureSize, SeriesFailure } from '@narae/contracts';
import { seoulDay, seriesDepartures, type SeriesDeparture } from '@narae/rules';
import { DomainError, isDuplicateKey, type Pending } from '@narae/service-kit';
import { safeTexts } from '@narae/service-kit/safe-html';
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
import { refreshTripOf } from '../trips/keep-trips.ts';
import { datesOfSizes } from './add-series.ts';
import type { StoredSeries } from './series.model.ts';

/** Milliseconds after its last sign for which a process is taken to be at work. */
export const BUSY_MS = 30_000;

/** Read once a run: what each departure of a series is copied from. */
interface CopiedSize {
  readonly size: TripMember;
  readonly terms: DepartureSize;
  readonly like: ProductContent;
  readonly carried: CarriedParts;
  readonly pictures_of: string;
}

/** @throws DomainError where the departure is not published any more, or has other sizes */
const readCopied = async (
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

type Outcome = 'added' | 'existing' | SeriesFailure['reason'];

/** A departure of a series, and what there is of it. */
interface Row {
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

const newProduct = (
  { series }: Batch,
  { start_day, start_time, end_time }: SeriesDeparture,
  { size, terms, like, carried, pictures_of }: CopiedSize,
  { prod_id, lead, at }: { readonly prod_id: string; readonly lead: string; readonly at: Date },
) => {
  const when = { start_day, start_time, end_time, progress_yn: series.progress_yn };
  const copy = copiedContent(like, when, terms, { prod_id, lead });
  const content = { ...copy, progress_yn: progressAt(copy, at) };
  return {
    ...storedFields(content, carried),
    ...firstVersion(content, carried, { trip_id: size.trip_id, at }),
    made_with: series.series_id,
    pictures_of,
    edited: { by: series.asked_by, at },
    withdrawn: false,
  };
};

/** The products that rows lack, the leading size of each departure first. */
const newProducts = async (catalog: ProductsContext, batch: Batch, rows: readonly Row[]) => {
  const { copied } = batch;
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
  return lacking.flatMap(({ departure, ours: [begun], sizes }) => {
    const own = numbers.splice(0, sizes.length);
    const lead = begun ? begun.package_group || begun.prod_id : own[0]!;
    return sizes.map((one, index) => newProduct(batch, departure, one, { prod_id: own[index]!, lead, at }));
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
const addBatch = async (catalog: ProductsContext, batch: Batch): Promise<Row[]> => {
  for (;;) {
    const rows = await readRows(catalog, batch);
    const products = await newProducts(catalog, batch, rows);
    try {
      if (products.length > 0) publish(catalog, await catalog.products.insertMany(products, { lean: true }));
      return rows;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
};

/** @returns whether this process goes on with it: another one may have taken it over */
const saveProgress = async (
  catalog: ProductsContext,
  { series_id, done }: StoredSeries,
  rows: readonly Row[],
): Promise<boolean> => {
  const countOf = (wanted: Outcome): number => rows.filter(({ outcome }) => outcome === wanted).length;
  const failed = rows.flatMap(({ departure: { start_day, start_time }, outcome: reason }): SeriesFailure[] =>
    reason === 'late' || reason === 'taken' ? [{ start_day, start_time, reason }] : [],
  );
  const { modifiedCount } = await catalog.series.updateOne(
    { series_id, done },
    {
      $set: { busy_until: new Date(catalog.clock().getTime() + BUSY_MS) },
      $inc: { done: rows.length, added: countOf('added'), existing: countOf('existing') },
      ...(failed.length > 0 && { $push: { failed: { $each: failed } } }),
    },
  );
  return modifiedCount === 1;
};

const end = (catalog: ProductsContext, { series_id }: StoredSeries, how: Partial<StoredSeries> = {}) =>
  catalog.series.updateOne({ series_id, done_at: null }, { $set: { ...how, done_at: catalog.clock() } });

/** Another process need not wait until this one is taken for dead. */
const leave = (catalog: ProductsContext, { series_id, done }: StoredSeries) =>
  catalog.series.updateOne({ series_id, done }, { $set: { busy_until: catalog.clock() } });

interface Run {
  /** Whether the process is about to end: another one goes on. */
  readonly stopping: () => boolean;
  /** Departures between two writes of the progress. */
  readonly rowsAtOnce: number;
}

const usualRun: Run = { stopping: () => false, rowsAtOnce: 25 };

const runOne = async (
  catalog: ProductsContext,
  begun: StoredSeries,
  { stopping, rowsAtOnce }: Run,
): Promise<void> => {
  const copied = await readCopied(catalog, begun).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  const departures = seriesDepartures(begun.rule);
  for (let series = begun; copied && series.done < departures.length;) {
    if (stopping()) return void (await leave(catalog, series));
    const next = departures.slice(series.done, series.done + rowsAtOnce);
    const rows = await addBatch(catalog, { series, copied, departures: next });
    if (!(await saveProgress(catalog, series, rows))) return;
    series = { ...series, done: series.done + rows.length };
  }
  // Once for all of them: each departure alone would read the whole trip again.
  await refreshTripOf(catalog, begun.prod_id);
  await end(catalog, begun, copied ? {} : { stopped: 'source' });
};

/** The oldest series that nobody works on, for this process alone as long as it shows that it lives. */
const takeSeries = ({ series, clock }: ProductsContext): Promise<StoredSeries | null> => {
  const now = clock();
  return series
    .findOneAndUpdate(
      { done_at: null, busy_until: { $lte: now } },
      { $set: { busy_until: new Date(now.getTime() + BUSY_MS) } },
      { sort: { busy_until: 1 }, returnDocument: 'after' },
    )
    .lean<StoredSeries>();
};

/**
 * Adds the departures of stored series, one by one (CATALOG-20). What a process that was killed had begun is done by
 * the next one, each departure once. A series that fails waits for BUSY_MS.
 */
export const runSeries = async (catalog: ProductsContext, how: Partial<Run> = {}): Promise<void> => {
  const run = { ...usualRun, ...how };
  while (!run.stopping()) {
    const series = await takeSeries(catalog);
    if (!series) return;
    await runOne(catalog, series, run).catch((error: unknown) =>
      catalog.log.error(
        { err: error, series: series.series_id },
        'a series of departures could not be added',
      ),
    );
  }
};
