import { DomainError } from '@narae/service-kit';
import { contentMark } from '../../content/kinds/content-mark.ts';
import type { Catalog } from '../../context.ts';
import { contentIn } from '../../content/kinds/content-kind.ts';
import { changeEvent } from './change-event.ts';
import type { StoredEvent } from '../event.model.ts';
import type { EventContent } from '../event.rules.ts';

/** As many as the back office may enter. */
const mostPlaces = 100_000;

/**
 * Sets how many places are left of an event by changing how many there are in all: those taken, as booking last told,
 * and the asked ones (EVENT-7). The same number again changes nothing; the audit log names who did it.
 * @throws DomainError event_not_found, invalid_value when there would be more than an event may have
 */
export const changePlaces = async (
  catalog: Pick<Catalog, 'events' | 'nudge' | 'clock'>,
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
