import { TxnType } from '@narae/contracts';
import { statesAllowing, transitions, type BookingAction } from './booking-state.rules.ts';

const { NeedsTravellers: N, Confirmed: T, Paying: Y, Paid: P, CancelRequested: PR } = TxnType;

describe('the state machine of a booking', () => {
  it.each<[BookingAction, TxnType[]]>([
    ['modify', [N, T]],
    ['register-travellers', [N, T]],
    ['reset-travellers', [N, T]],
    ['edit-documents', [N, T]],
    ['edit-contact', [N, T, Y]],
    ['settle', [T, Y]],
    ['request-cancel', [P]],
    ['cancel', [PR]],
    ['expire', [N, T]],
  ])('allows %s in %j', (action, states) => {
    expect(statesAllowing(action)).toEqual(states);
  });

  it('does not let a row leave the cart while it is being paid', () => {
    expect(statesAllowing('remove')).not.toContain(Y);
  });

  it('never leads from a paid order back to an unpaid one', () => {
    for (const state of [P, PR, TxnType.Cancelled]) {
      expect(Object.values(transitions[state])).not.toEqual(expect.arrayContaining([N]));
      expect(Object.values(transitions[state])).not.toEqual(expect.arrayContaining([T]));
    }
  });
});
