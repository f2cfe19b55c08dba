import type { ClosedPeriod, LanTp, ProgressYn } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { isOnSale } from '@narae/rules';
import { textFields } from '../../content/index.ts';
import type { ProductsContext } from '../context.ts';
import type { StoredClosedDays } from './closed-days.model.ts';

type Closing = Pick<
  StoredClosedDays,
  'closed_id' | 'trip_id' | 'first_day' | 'last_day' | 'texts' | 'asked_by'
>;

const closingFields = {
  _id: 0,
  closed_id: 1,
  trip_id: 1,
  first_day: 1,
  last_day: 1,
  texts: 1,
  asked_by: 1,
} as const;

/** The closed days for which a departure of a trip cannot be on sale; undefined where there are none. */
export type ClosingOf = (trip_id: string, start_day: string) => Closing | undefined;

const readClosings = (
  { closedDays }: Pick<ProductsContext, 'closedDays'>,
  trips: readonly string[],
): Promise<Closing[]> =>
  closedDays
    .find({ lifted: false, trip_id: { $in: ['', ...trips] } }, closingFields)
    // Those of the trip before those of the whole shop.
    .sort({ trip_id: -1, first_day: 1, closed_id: 1 })
    .lean<Closing[]>();

/** Closed days of some trips and of the whole shop; where both close a day, those of the trip are why (CATALOG-22). */
export const readClosing = async (
  catalog: Pick<ProductsContext, 'closedDays'>,
  trips: readonly string[],
): Promise<ClosingOf> => {
  const rows = await readClosings(catalog, trips);
  return (trip_id, start_day) =>
    rows.find(
      (row) =>
        (row.trip_id === '' || row.trip_id === trip_id) &&
        row.first_day <= start_day &&
        start_day <= row.last_day,
    );
};

/** Closed days of a trip and of the whole shop from a day on, as forms warn of them. */
export const closedPeriods = async (
  catalog: Pick<ProductsContext, 'closedDays'>,
  { trip_id, from, lanTp }: { readonly trip_id: string; readonly from: string; readonly lanTp: LanTp },
): Promise<ClosedPeriod[]> => {
  const rows = await readClosings(catalog, [trip_id]);
  return rows
    .filter(({ last_day }) => last_day >= from)
    .map(({ first_day, last_day, texts }) => ({ first_day, last_day, text: textIn(texts, lanTp) }));
};

interface Dated {
  readonly start_day: string;
  readonly progress_yn: ProgressYn;
}

/** A new departure that would be on sale on a closed day begins closed for it; others stay as they are (CATALOG-22). */
export const closedFor = <Content extends Dated>(
  content: Content,
  trip_id: string,
  closingOf: ClosingOf,
): { readonly content: Content; readonly closed?: { readonly closed_by: string } } => {
  const closing = isOnSale(content) ? closingOf(trip_id, content.start_day) : undefined;
  if (!closing) return { content };
  return { content: { ...content, progress_yn: 'E' }, closed: { closed_by: closing.closed_id } };
};

interface Closed {
  readonly closed_by?: string;
}

/** What shoppers read of the closed days that closed some departures; asks the store only where there are such departures. */
export const readClosedTexts = async (
  { closedDays }: Pick<ProductsContext, 'closedDays'>,
  departures: readonly Closed[],
  lanTp: LanTp,
): Promise<(departure: Closed) => { readonly closed_text?: string }> => {
  const ids = [...new Set(departures.flatMap(({ closed_by }) => closed_by ?? []))];
  if (ids.length === 0) return () => ({});
  const rows = await closedDays
    .find({ closed_id: { $in: ids } }, { _id: 0, closed_id: 1, ...textFields('texts', lanTp) })
    .lean<Pick<StoredClosedDays, 'closed_id' | 'texts'>[]>();
  const texts = new Map(rows.map(({ closed_id, texts: some }) => [closed_id, textIn(some, lanTp)]));
  return ({ closed_by }) => {
    const closed_text = closed_by === undefined ? undefined : texts.get(closed_by);
    return closed_text ? { closed_text } : {};
  };
};
