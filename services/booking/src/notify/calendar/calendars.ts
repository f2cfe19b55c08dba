import type { LanTp } from '@narae/contracts';
import { type MailCalendar, DomainError, type Joined } from '@narae/service-kit';
import { createHash, randomUUID } from 'node:crypto';
import type { NotifyContext } from '../context.ts';
import {
  isHandedOut,
  beginEntry,
  raiseSequence,
  giveEntries,
  forgetEntriesOf,
} from './calendar-entry.queries.ts';
import { type CalendarFacts, eventFacts, calendarTripFacts } from './calendar-facts.rules.ts';
import { writeCalendar } from './write-calendar.ts';
import type { CalendarEntry } from './calendar-entry.model.ts';
import { findEvents, findProducts } from '../../catalog/index.ts';
import { findOwnReservation } from '../../events/index.ts';
import { findOwn, type Shopper } from '../../kernel/index.ts';

const fileName = ({ number }: CalendarFacts): string => `narae-${number}.ics`;

const write = async (context: NotifyContext, facts: CalendarFacts, lanTp: LanTp, to?: string) => {
  const { publicOrigin } = context.config;
  const stamp = await stampEntry(context, facts);
  const letter = { facts, ...stamp, lanTp, publicOrigin, now: context.now() };
  return writeCalendar(to === undefined ? letter : { ...letter, to });
};

/** An invitation while it stands; a cancellation where an entry was handed out; else nothing (MAIL-3). */
export const calendarForMail = async (
  context: NotifyContext,
  facts: CalendarFacts,
  { lan_tp, to }: { readonly lan_tp: LanTp; readonly to: string },
): Promise<{ calendar?: MailCalendar }> => {
  if (!facts.stands && !(await isHandedOut(context.calendarEntries, facts.entry_id))) return {};
  const { method, content } = await write(context, facts, lan_tp, to);
  return { calendar: { method, content, filename: fileName(facts) } };
};

const calendarToKeep = async (
  context: NotifyContext,
  facts: CalendarFacts,
  lanTp: LanTp,
): Promise<{ file_name: string; content: string }> => ({
  file_name: fileName(facts),
  content: (await write(context, facts, lanTp)).content,
});

const fingerprintOf = (facts: CalendarFacts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

/**
 * The UID is drawn once; the SEQUENCE rises with every change of the content, by the member, an organiser or a
 * cancellation.
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
  // After a concurrent change, compare again.
  return (await raiseSequence(context.calendarEntries, entry, fingerprint)) ?? stampEntry(context, facts);
};

type Owner = Pick<Shopper, 'mem_id' | 'lanTp'>;

const download = (
  context: NotifyContext,
  facts: CalendarFacts | undefined,
  { lanTp }: Owner,
  missing: 'order_not_found' | 'event_reserv_not_found',
) => {
  if (!facts?.stands) throw new DomainError(missing);
  return calendarToKeep(context, facts, lanTp);
};

/** @throws DomainError order_not_found (absent, not the caller's, or not paid) */
export const showOrderCalendar = async (context: NotifyContext, cart_id: string, owner: Owner) => {
  const booking = await findOwn(context.bookings, owner.mem_id, { cart_id });
  const [product] = booking ? await findProducts(context, [booking.prod_id]) : [];
  const facts = booking && product ? calendarTripFacts(booking, product) : undefined;
  return download(context, facts, owner, 'order_not_found');
};

/** @throws DomainError event_reserv_not_found (absent, deleted or not the caller's) */
export const showEventCalendar = async (context: NotifyContext, event_rv_id: string, owner: Owner) => {
  const reservation = await findOwnReservation(context.reservations, owner.mem_id, { event_rv_id });
  const [event] = reservation ? await findEvents(context, [reservation.event_id]) : [];
  const facts = reservation && event ? eventFacts(reservation, event) : undefined;
  return download(context, facts, owner, 'event_reserv_not_found');
};

/** Entries of a joined account keep their UID, so that calendars change them (ACCOUNT-36). */
export const moveCalendars = async ({ calendarEntries }: NotifyContext, joined: Joined): Promise<void> => {
  await giveEntries(calendarEntries, joined);
};

/** Erases a member's entries (ACCOUNT-11). */
export const forgetCalendars = async ({ calendarEntries }: NotifyContext, mem_id: string): Promise<void> => {
  await forgetEntriesOf(calendarEntries, mem_id);
};
