import type { WaitingState } from '@narae/contracts';

export type WaitingAction = 'offer' | 'take' | 'leave' | 'run-out' | 'recall' | 'open' | 'end';

/**
 * A missing action is impossible (SEAT-7). After an expired or declined offer a party joins again at the end.
 * `recall`: the sale was interrupted during the offer, not by the party, which keeps its turn.
 */
export const waitingTransitions: Readonly<
  Record<WaitingState, Readonly<Partial<Record<WaitingAction, WaitingState>>>>
> = {
  waiting: { offer: 'offered', leave: 'left', open: 'opened', end: 'ended' },
  offered: { take: 'taken', leave: 'declined', 'run-out': 'ran-out', recall: 'waiting', end: 'ended' },
  taken: {},
  declined: {},
  'ran-out': {},
  left: {},
  opened: {},
  ended: {},
};

export const isOpen = (state: WaitingState): boolean => Object.keys(waitingTransitions[state]).length > 0;
