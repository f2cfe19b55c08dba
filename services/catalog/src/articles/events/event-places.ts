import { DomainError } from '@narae/service-kit';
import { contentIn, contentMark } from '../../content/index.ts';
import type { ArticlesContext } from '../context.ts';
import { changeEvent } from './change-event.ts';
import type { StoredEvent } from '../articles.model.ts';
import type { EventContent } from '../articles.rules.ts';

const mostPlaces = 100_000;

/**
 * Sets the places left by changing the total (EVENT-7). Repeatable; the audit log names the editor.
 * @throws DomainError event_not_found, invalid_value when there would be more than an event may have
 */
export const changePlaces = async (
  catalog: Pick<ArticlesContext, 'events' | 'nudge' | 'clock'>,
  event_id: string,
  places: number,
  by: string,
): Promise<void> => {
  for (;;) {
    const event = await catalog.events.findOne({ event_id }, { outbox: 0 }).lean<StoredEvent>();
    if (!event) throw new DomainError('event_not_found', { field: 'event_id' });
    const event_total_cnt = event.event_total_cnt - event.personnel_cnt + places;
    if (event_total_cnt > mostPlaces) throw new DomainError('invalid_value', { field: 'personnel_cnt' });
    const before = contentIn('event', event);
    const after = { ...before, event_total_cnt };
    const mark = contentMark(
      catalog,
      { by, action: 'published', kind: 'event', id: event_id },
      before,
      after,
    );
    const edit = { basedOn: event.version, withdraw: event.withdrawn ?? false, mark };
    if (event_total_cnt === event.event_total_cnt) return;
    const content = { ...(after as unknown as EventContent), event_id };
    if ((await changeEvent(catalog, content, undefined, edit)) !== 'stale') return;
  }
};

/**
 * Takes over places taken, and early closing, from booking's ledger; an older event changes nothing
 * (EVENT-7). Places left follow from the total stored here, which booking may not know yet.
 */
export const updatePlaces = async (
  { events }: Pick<ArticlesContext, 'events'>,
  {
    event_id,
    capacity,
    remaining,
    closed,
    version,
  }: { event_id: string; capacity: number; remaining: number; closed: boolean; version: number },
): Promise<void> => {
  const older = { $or: [{ places_version: { $lt: version } }, { places_version: { $exists: false } }] };
  await events.updateOne(
    { event_id, ...older },
    [
      {
        $set: {
          personnel_cnt: { $subtract: ['$event_total_cnt', capacity - remaining] },
          closed,
          places_version: version,
        },
      },
    ],
    { updatePipeline: true },
  );
};

/** Lets events that are read again count. */
export const resetPlaceVersions = ({ events }: Pick<ArticlesContext, 'events'>) =>
  events.updateMany({}, { $set: { places_version: 0 } });
