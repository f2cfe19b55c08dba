import type { WaitingState } from '@narae/contracts';

/** What can happen to an entry of the waiting list. */
export type WaitingAction = 'offer' | 'take' | 'leave' | 'run-out' | 'recall' | 'open' | 'end';

/**
 * Which state an action leads to; where there is none it is not possible (SEAT-7). An offer that runs out or is declined ends
 * the entry: whoever still wants to go joins again, at the end. `recall`: the sale was interrupted while the offer ran,
 * through no fault of the party's, which has its turn again.
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

/** Whether an entry waits or is offered something. */
export const isOpen = (state: WaitingState): boolean => Object.keys(waitingTransitions[state]).length > 0;
