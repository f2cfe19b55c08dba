import type { AdminReservationRow, PapersState } from '@narae/contracts';
import type { BadgeState } from '@narae/ui';

/** States of a person's papers that an organiser filters by, the one that waits for them first (EVENT-9). */
export const paperStates = [
  'to-check',
  'missing',
  'rejected',
  'accepted',
] as const satisfies readonly PapersState[];

/** Where the number of people in a state stands in a list's row. */
export const countOf: Readonly<Record<(typeof paperStates)[number], keyof AdminReservationRow['papers']>> = {
  'to-check': 'to_check',
  missing: 'missing',
  rejected: 'rejected',
  accepted: 'accepted',
};

/** What a state of papers looks like. */
export const papersLooks: Readonly<Record<PapersState, BadgeState>> = {
  none: 'inProgress',
  missing: 'needsTravellers',
  'to-check': 'confirmed',
  accepted: 'inProgress',
  rejected: 'closed',
};
