import type { WaitingEntry } from '@narae/contracts';
import type { PackKey } from '@narae/i18n';
import type { BadgeState } from '@narae/ui';

interface WaitingLook {
  readonly badge: BadgeState;
  readonly label: PackKey<'booking'>;
}

const looks: Readonly<Record<WaitingEntry['state'], WaitingLook>> = {
  waiting: { badge: 'confirmed', label: 'queue_on' },
  offered: { badge: 'closingSoon', label: 'queue_offered' },
  taken: { badge: 'paid', label: 'queue_taken' },
  declined: { badge: 'cancelled', label: 'queue_declined' },
  'ran-out': { badge: 'expired', label: 'queue_ran_out' },
  left: { badge: 'cancelled', label: 'queue_left' },
  opened: { badge: 'inProgress', label: 'queue_opened' },
  ended: { badge: 'closed', label: 'queue_ended' },
};

/** How my info names the state of an entry. */
export const waitingLook = ({ kind, state }: Pick<WaitingEntry, 'kind' | 'state'>): WaitingLook =>
  kind === 'opening' && state === 'waiting'
    ? { badge: 'confirmed', label: 'queue_on_opening' }
    : looks[state];
