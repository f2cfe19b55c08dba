import type { BookingAuditAction, BookingAuditKind } from '@narae/contracts';
import { auditEntry, type AuditChange, type AuditEntry } from '@narae/service-kit';
import type { PlainCustomTrip, StoredStep } from '../domain/custom-trip.ts';

interface Audited {
  readonly action: BookingAuditAction;
  readonly changes: (trip: PlainCustomTrip, step: StoredStep) => AuditChange[];
}

const kind: BookingAuditKind = 'custom-trip';
const nothing = (): AuditChange[] => [];

/** What the desk does to a request. Texts stay in the request: they may name people. */
const audited: Partial<Record<StoredStep['what'], Audited>> = {
  answered: { action: 'custom-trip-answered', changes: nothing },
  rejected: { action: 'custom-trip-rejected', changes: nothing },
  assigned: {
    action: 'custom-trip-assigned',
    changes: ({ assignee }, { text }) => [{ field: 'assignee', from: assignee, to: text }],
  },
  quoted: {
    action: 'custom-trip-quoted',
    changes: ({ quotes }, { quote_no }) => [
      { field: 'quote_no', from: String(quotes.length), to: String(quote_no) },
    ],
  },
};

/** What the audit log says of a step; nothing of a member's or the clock's. */
export const customTripAudit = (trip: PlainCustomTrip, step: StoredStep): AuditEntry[] => {
  const known = step.by === 'desk' ? audited[step.what] : undefined;
  if (!known) return [];
  const { action, changes } = known;
  return [
    auditEntry({ action, kind, id: trip.request_id, by: step.actor, changes: changes(trip, step) }, step.at),
  ];
};
