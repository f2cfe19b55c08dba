import type { PartyCounts, CustomTripRow, CustomTripState } from '@narae/contracts';
import { countField, memTypes } from '@narae/rules';
import type { PartyCategory } from '@narae/shell-sdk';
import type { BadgeState } from '@narae/ui';

const nothingOff = { teen_pct: 0, children_pct: 0 } as const;

/** For `usePartyText`; with a quote's percents also reductions, and that infants are free (CUSTOM-2). */
export const partyOf = (
  counts: PartyCounts,
  quote?: { readonly teen_pct: number; readonly children_pct: number },
): PartyCategory[] => {
  const { teen_pct, children_pct } = quote ?? nothingOff;
  const off = { adult: 0, teen: teen_pct, children: children_pct, child: quote ? 100 : 0 };
  return memTypes.map((memType) => ({
    memType,
    count: counts[countField[memType]],
    discountPct: off[memType],
  }));
};

/** How a request looks, and what its member can do next, in words (CUSTOM-3). */
interface TripLook {
  readonly badge: BadgeState;
  readonly label: `state_${Exclude<CustomTripState, 'change-asked'>}` | 'state_change_asked' | 'state_paid';
  readonly next: `next_${Exclude<CustomTripState, 'change-asked'>}` | 'next_change_asked' | 'next_paid';
}

export const tripLooks: Readonly<Record<CustomTripState, TripLook>> = {
  requested: { badge: 'preparing', label: 'state_requested', next: 'next_requested' },
  quoted: { badge: 'needsTravellers', label: 'state_quoted', next: 'next_quoted' },
  'change-asked': { badge: 'preparing', label: 'state_change_asked', next: 'next_change_asked' },
  accepted: { badge: 'inProgress', label: 'state_accepted', next: 'next_accepted' },
  declined: { badge: 'closed', label: 'state_declined', next: 'next_declined' },
  expired: { badge: 'expired', label: 'state_expired', next: 'next_expired' },
  withdrawn: { badge: 'closed', label: 'state_withdrawn', next: 'next_withdrawn' },
  rejected: { badge: 'closed', label: 'state_rejected', next: 'next_rejected' },
};

export const tripStates = Object.keys(tripLooks) as readonly CustomTripState[];

const paid: TripLook = { badge: 'paid', label: 'state_paid', next: 'next_paid' };

/** Once its row of the cart is paid, a request is paid. */
export const tripLook = ({ state, txn_type }: Pick<CustomTripRow, 'state' | 'txn_type'>): TripLook =>
  state === 'accepted' && txn_type === 'P' ? paid : tripLooks[state];
