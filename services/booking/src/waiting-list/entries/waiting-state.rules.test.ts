import { WaitingState } from '@narae/contracts';
import { isOpen, waitingTransitions } from './waiting-state.rules.ts';

it('leaves the state of an entry that is over for ever', () => {
  expect(WaitingState.options.filter(isOpen)).toEqual(['waiting', 'offered']);
});

it('has every way into and out of an offer', () => {
  expect(waitingTransitions).toMatchObject({
    waiting: { offer: 'offered', leave: 'left', open: 'opened', end: 'ended' },
    offered: { take: 'taken', leave: 'declined', 'run-out': 'ran-out', recall: 'waiting', end: 'ended' },
  });
});
