import { createHash, randomUUID } from 'node:crypto';
import type { NotifyContext } from '../context.ts';
import type { CalendarEntry } from './calendar-entry.model.ts';
import { beginEntry, raiseSequence } from './calendar-entry.queries.ts';
import type { CalendarFacts } from './calendar-facts.rules.ts';

const fingerprintOf = (facts: CalendarFacts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

/**
 * Under which UID and SEQUENCE calendars get an entry (MAIL-3). The UID is drawn once; the SEQUENCE is raised once whenever the
 * entry says something else than last time, whether the member, an organiser or a cancellation changed it.
 */
export const stampEntry = async (
  context: Pick<NotifyContext, 'calendarEntries'>,
  facts: CalendarFacts,
): Promise<Pick<CalendarEntry, 'uid' | 'sequence'>> => {
  const { entry_id, mem_id } = facts;
  const fingerprint = fingerprintOf(facts);
  const uid = `${randomUUID()}@narae`;
  const entry = await beginEntry(context.calendarEntries, { entry_id, mem_id, uid, fingerprint });
  if (entry.fingerprint === fingerprint) return entry;
  // Somebody who was faster has raised it; look again at what it says now.
  return (await raiseSequence(context.calendarEntries, entry, fingerprint)) ?? stampEntry(context, facts);
};
