import type { DeskSeries, SeriesEdit, SeriesEditRow } from '@narae/contracts';
import { addDays, filledDepartures, seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { fingerprintOf, markOf } from '../../content/index.ts';
import type { ProductsContext } from '../context.ts';
import { toDesk } from './add-series.ts';
import { type EditedSeries, readEditRows } from './edit-rows.ts';
import type { StoredSeries } from './series.model.ts';

type Catalog = Pick<ProductsContext, 'products' | 'series' | 'seriesDue' | 'clock'>;

interface Asking {
  /** mem_id of who asks for it. */
  readonly by: string;
  /** Equal for repeats, unlike any other request. */
  readonly made_with: string;
}

/** What the change of a series' rule makes of its departures (CATALOG-20). @throws DomainError as `readEditRows` */
export const previewSeriesEdit = async (
  catalog: Catalog,
  edit: SeriesEdit,
): Promise<{ rows: SeriesEditRow[]; seen: string }> => {
  const { rows } = await readEditRows(catalog, edit);
  return { rows, seen: fingerprintOf(rows) };
};

const isSame = ({ series, next }: EditedSeries): boolean =>
  fingerprintOf([series.rule, series.ended_from]) === fingerprintOf([next.rule, next.ended_from]);

const auditOf = (catalog: Catalog, { series, rows }: EditedSeries, from_day: string, by: string) => {
  const changes = [
    { field: 'start_day', from: '', to: `${from_day} –` },
    { field: 'departures', from: '', to: String(rows.filter(({ stays }) => !stays).length) },
  ];
  return markOf(catalog, { by, action: 'series-changed', kind: 'product', id: series.prod_id, changes })
    .audit;
};

/** In one update, where nothing has happened to the series since it was read. */
const storeEdit = (
  catalog: Catalog,
  edited: EditedSeries,
  { from_day }: SeriesEdit,
  { by, made_with }: Asking,
): Promise<StoredSeries | null> => {
  const { series, next, rows } = edited;
  const { series_id, done, done_at, extend_on } = series;
  const now = catalog.clock();
  const total = filledDepartures(next).length;
  // Later days are the night's; those until now are rows.
  const open = next.filled_until !== undefined && {
    filled_until: next.filled_until,
    extend_on: addDays(seoulDay(now), 1),
  };
  return catalog.series
    .findOneAndUpdate(
      { series_id, done, done_at, extend_on: extend_on ?? { $exists: false } },
      {
        $set: {
          rule: next.rule,
          changed_from: from_day,
          ...open,
          total,
          done: total,
          edit: {
            made_with,
            by,
            from_day,
            rows: rows.map(({ stays: _, ...row }) => row),
            total: rows.length,
            done: 0,
            left: [],
          },
          done_at: null,
          busy_until: now,
        },
        $unset: { ended_from: '', stopped: '', ...(!open && { filled_until: '', extend_on: '' }) },
        $push: { audit: auditOf(catalog, edited, from_day, by) },
      },
      { projection: { audit: 0 }, returnDocument: 'after' },
    )
    .lean<StoredSeries>();
};

/**
 * Changes the rule of a series from a day on as it was previewed; the job changes its departures (CATALOG-20). A repeat with the
 * same `made_with` changes nothing.
 * @throws DomainError series_changed where it would do something else than was seen, series_nothing where it would do nothing;
 * those of the preview
 */
export const editSeries = async (
  catalog: Catalog,
  { seen, ...edit }: SeriesEdit & { readonly seen: string },
  asking: Asking,
): Promise<DeskSeries> => {
  const { made_with } = asking;
  const first = await catalog.series
    .findOne({ series_id: edit.series_id, 'edit.made_with': made_with }, { audit: 0 })
    .lean<StoredSeries>();
  if (first) return toDesk(first);
  const edited = await readEditRows(catalog, edit);
  if (fingerprintOf(edited.rows) !== seen) throw new DomainError('series_changed');
  if (edited.rows.length === 0 && isSame(edited)) throw new DomainError('series_nothing');
  const stored = await storeEdit(catalog, edited, edit, asking);
  if (!stored) throw new DomainError('series_changed');
  catalog.seriesDue.nudge();
  return toDesk(stored);
};
