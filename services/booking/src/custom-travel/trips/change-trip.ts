import type { BookingAuditAction, BookingAuditKind, CustomTripState } from '@narae/contracts';
import {
  auditEntry,
  type AuditChange,
  type AuditEntry,
  changeStored,
  DomainError,
  type Moment,
} from '@narae/service-kit';
import type { PlainCustomTrip, StoredStep, CustomTrip } from '../domain/custom-trip.model.ts';
import type { CustomTravelContext } from '../context.ts';
import {
  customTripTransitions,
  newestQuote,
  openTripStates,
  shownTripState,
  type CustomTripAction,
} from '../domain/custom-trip-state.rules.ts';
import { findTrip, writeOverTrip, type TripAddress } from '../domain/custom-trip.queries.ts';
import { customTripEvent } from '../domain/custom-trip.events.ts';

interface Audited {
  readonly action: BookingAuditAction;
  readonly changes: (trip: PlainCustomTrip, step: StoredStep) => AuditChange[];
}

const kind: BookingAuditKind = 'custom-trip';
const nothing = (): AuditChange[] => [];

/** Texts stay out of the audit log: they may name people. */
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

const customTripAudit = (trip: PlainCustomTrip, step: StoredStep): AuditEntry[] => {
  const auditedStep = step.by === 'desk' ? audited[step.what] : undefined;
  if (!auditedStep) return [];
  const { action, changes } = auditedStep;
  return [
    auditEntry({ action, kind, id: trip.request_id, by: step.actor, changes: changes(trip, step) }, step.at),
  ];
};

interface TripChange {
  readonly step: Pick<StoredStep, 'what' | 'by' | 'actor'> & Partial<Pick<StoredStep, 'text' | 'quote_no'>>;
  readonly set?: Partial<Pick<PlainCustomTrip, 'quotes' | 'reminded' | 'assignee' | 'accepted_no'>>;
}

/** Null changes nothing; may be called several times. */
export type DecideTrip = (trip: CustomTrip, at: Moment) => Promise<TripChange | null> | TripChange | null;

/** Only a quote that waits for the member's answer has an end. */
const validUntil = (state: CustomTripState, trip: Pick<PlainCustomTrip, 'quotes'>): Date | null =>
  state === 'quoted' ? (newestQuote(trip)?.valid_until ?? null) : null;

/**
 * One conditional update with step and event, guarded by the state table (CUSTOM-3).
 * @throws DomainError custom_not_found (absent, or not the member's), custom_state, version_conflict
 */
export const changeTrip = async (
  context: CustomTravelContext,
  address: TripAddress,
  action: CustomTripAction,
  decide: DecideTrip,
): Promise<CustomTrip> => {
  const { customTrips } = context;
  const changed = await changeStored(context, {
    find: () => findTrip(customTrips, address),
    decide: async (trip, at) => {
      const change = await decide(trip, at);
      if (!change) return null;
      const from = action === 'expire' ? trip.state : shownTripState(trip, at.now);
      const state = customTripTransitions[from][action];
      if (state === undefined) throw new DomainError('custom_state');
      const step = { text: '', quote_no: 0, ...change.step, at: at.now };
      return {
        set: {
          ...change.set,
          state,
          open: openTripStates.includes(state),
          valid_until: validUntil(state, { ...trip, ...change.set }),
          steps: [...trip.steps, step],
        },
        events: [customTripEvent(step.what, trip, at.version)],
        audit: customTripAudit(trip, step),
      };
    },
    write: (trip, change, now) => writeOverTrip(customTrips, trip, { ...change, now }),
  });
  if (!changed) throw new DomainError('custom_not_found');
  return changed.after;
};
