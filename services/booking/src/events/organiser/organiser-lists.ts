import type { LanTp, AdminEvent } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findEvent, findEventsPage, type KnownEvent } from '../../catalog/index.ts';
import { placeTotals, closePlaces } from '../../inventory/index.ts';
import type { EventsContext } from '../context.ts';
import { guestsWithDocuments } from '../domain/guest-documents.rules.ts';
import { adminEvent } from './organiser.view.ts';
import { reservationsToCheck } from './admin.queries.ts';
import { adminEntry } from '../../kernel/index.ts';
import { isEventOver } from '../reservations/begin-reservation.ts';

const pageSize = 20;

const countToCheck = async (
  { reservations }: Pick<EventsContext, 'reservations'>,
  events: readonly KnownEvent[],
): Promise<ReadonlyMap<string, number>> => {
  const requiredDocuments = new Map(events.map(({ event_id, documents }) => [event_id, documents]));
  const counts = new Map<string, number>();
  for await (const reservation of reservationsToCheck(reservations, [...requiredDocuments.keys()])) {
    const documents = requiredDocuments.get(reservation.event_id);
    if (!documents) continue;
    const waiting = guestsWithDocuments(reservation, documents).filter(({ state }) => state === 'to-check');
    counts.set(reservation.event_id, (counts.get(reservation.event_id) ?? 0) + waiting.length);
  }
  return counts;
};

const presenter = async (
  context: EventsContext,
  events: readonly KnownEvent[],
  lanTp: LanTp,
): Promise<(event: KnownEvent) => AdminEvent> => {
  const totals = await placeTotals(
    context,
    events.map(({ event_id }) => event_id),
  );
  const toCheck = await countToCheck(context, events);
  const today = seoulDay(context.now());
  return (event) => {
    const { event_id } = event;
    const documentsToCheck = toCheck.get(event_id) ?? 0;
    return adminEvent(event, { totals: totals(event_id), documentsToCheck, today }, lanTp);
  };
};

/** Coming events, the next first, or past ones (EVENT-10). */
export const listAdminEvents = async (
  context: EventsContext,
  { over, after }: { readonly over: boolean; readonly after?: string | undefined },
  lanTp: LanTp,
): Promise<{ events: AdminEvent[]; next: string | null }> => {
  const [event_day = '', event_id = ''] = after?.split('~') ?? [];
  const found = await findEventsPage(context, {
    day: seoulDay(context.now()),
    over,
    after: after === undefined ? null : { event_day, event_id },
    size: pageSize + 1,
  });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    events: shown.map(await presenter(context, shown, lanTp)),
    next: last && found.length > pageSize ? `${last.event_day}~${last.event_id}` : null,
  };
};

/** @throws DomainError event_not_found */
export const showAdminEvent = async (
  context: EventsContext,
  event_id: string,
  lanTp: LanTp,
): Promise<{ bookable: KnownEvent; event: AdminEvent }> => {
  const bookable = await findEvent(context, event_id);
  const present = await presenter(context, [bookable], lanTp);
  return { bookable, event: present(bookable) };
};

/**
 * Closes an event for reservations before its last day, or opens it again; repeatable (EVENT-11).
 * @param by mem_id of the administrator
 * @throws DomainError event_not_found; expire_end when the last day has passed
 */
export const closeEarly = async (
  context: EventsContext,
  { event_id, closed }: { readonly event_id: string; readonly closed: boolean },
  by: string,
): Promise<void> => {
  const event = await findEvent(context, event_id);
  if (isEventOver(event, context.now())) throw new DomainError('expire_end', { field: 'event_id' });
  const [from, to] = closed ? ['open', 'closed'] : ['closed', 'open'];
  const entry = adminEntry(context, {
    by,
    action: closed ? 'event-closed' : 'event-opened',
    kind: 'event',
    id: event_id,
    changes: [{ field: 'registration', from, to }],
  });
  await closePlaces(context, event_id, closed, entry);
};
