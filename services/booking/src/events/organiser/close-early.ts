import { DomainError } from '@narae/service-kit';
import { findEvent } from '../../catalog/index.ts';
import { closeLedger } from '../../inventory/index.ts';
import { adminEntry } from '../../kernel/index.ts';
import type { EventsContext } from '../context.ts';
import { isOver } from '../reservations/check-event.ts';

/**
 * Takes no more reservations for an event before its last day, or takes them again; the same again changes nothing
 * (EVENT-11).
 * @param by mem_id of the administrator
 * @throws DomainError event_not_found; expire_end when the last day has passed anyway
 */
export const closeEarly = async (
  context: EventsContext,
  { event_id, closed }: { readonly event_id: string; readonly closed: boolean },
  by: string,
): Promise<void> => {
  const event = await findEvent(context, event_id);
  if (isOver(event, context.now())) throw new DomainError('expire_end', { field: 'event_id' });
  const [from, to] = closed ? ['open', 'closed'] : ['closed', 'open'];
  const entry = adminEntry(context, {
    by,
    action: closed ? 'event-closed' : 'event-opened',
    kind: 'event',
    id: event_id,
    changes: [{ field: 'registration', from, to }],
  });
  await closeLedger(context, event_id, closed, entry);
};
