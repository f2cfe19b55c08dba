import type { DeskSeries } from '@narae/contracts';
import { filledDepartures, isFilledToEnd, seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { markOf } from '../../content/index.ts';
import type { ProductsContext } from '../context.ts';
import { addableDays } from '../editing/new-departure.rules.ts';
import { toDesk } from './add-series.ts';
import type { StoredSeries } from './series.model.ts';

interface Ending {
  readonly series_id: string;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly from_day: string;
}

/**
 * Ends a series without an end: from a day on nothing is added to it. Its departures stay, sold or not (CATALOG-20).
 * @throws DomainError content_not_found, series_end_range, series_ended where it has an end already
 */
export const endSeries = async (
  catalog: Pick<ProductsContext, 'series' | 'clock'>,
  { series_id, from_day }: Ending,
  { by }: { readonly by: string },
): Promise<DeskSeries> => {
  const days = addableDays(seoulDay(catalog.clock()));
  if (from_day < days.from || from_day > days.to)
    throw new DomainError('series_end_range', { field: 'from_day', params: days });
  for (;;) {
    const series = await catalog.series.findOne({ series_id }, { audit: 0 }).lean<StoredSeries>();
    if (!series) throw new DomainError('content_not_found', { field: 'series_id' });
    const { extend_on, done, done_at, filled_until, prod_id, ended_from = '' } = series;
    if (extend_on === undefined) throw new DomainError('series_ended', { field: 'series_id' });
    const ending = { ...series, ended_from: from_day };
    const isOver = isFilledToEnd(ending);
    const changes = [{ field: 'start_day', from: ended_from, to: from_day }];
    const { audit } = markOf(catalog, { by, action: 'series-ended', kind: 'product', id: prod_id, changes });
    const total = Math.max(done, filledDepartures(ending).length);
    const ended = await catalog.series
      .findOneAndUpdate(
        { series_id, extend_on, done, done_at, filled_until },
        {
          $set: { ended_from: from_day, total },
          ...(isOver && { $unset: { extend_on: '' } }),
          $push: { audit },
        },
        { projection: { audit: 0 }, returnDocument: 'after' },
      )
      .lean<StoredSeries>();
    if (ended) return toDesk(ended);
  }
};
