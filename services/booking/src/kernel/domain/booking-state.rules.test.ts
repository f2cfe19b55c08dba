import { TxnType } from '@narae/contracts';
import { plainBooking } from '../../../test/support/plain-booking.ts';
import {
  everPaidStates,
  isGone,
  openStates,
  paidStates,
  stateAfter,
  statesAllowing,
  transitions,
  unconfirmed,
  unpaidStates,
  type BookingAction,
} from './booking-state.rules.ts';

const {
  NeedsTravellers: N,
  Confirmed: T,
  Paying: Y,
  Paid: P,
  CancelRequested: PR,
  Cancelled: R,
  Expired: X,
} = TxnType;

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

  it.each<[TxnType, BookingAction, TxnType | null]>([
    [N, 'register-travellers', T],
    [N, 'hold', null],
    [N, 'settle', null],
    [T, 'modify', N],
    [T, 'draft-travellers', T],
    [T, 'reset-travellers', N],
    [T, 'start-payment', Y],
    [T, 'settle', P],
    [T, 'expire', X],
    [Y, 'start-payment', Y],
    [Y, 'hold', Y],
    [Y, 'payment-failed', T],
    [Y, 'settle', P],
    [Y, 'expire', null],
    [P, 'settle', null],
    [P, 'change', P],
    [P, 'check-papers', P],
    [P, 'request-cancel', PR],
    [P, 'organiser-cancel', R],
    [P, 'cancel', null],
    [PR, 'check-papers', PR],
    [PR, 'withdraw-cancel', P],
    [PR, 'reject-cancel', P],
    [PR, 'cancel-part', P],
    [PR, 'cancel', R],
    [PR, 'organiser-cancel', R],
    [PR, 'change', null],
    [R, 'remove', R],
    [R, 'settle', null],
    [X, 'remove', X],
    [X, 'settle', null],
  ])('from %s by %s to %s', (txn_type, action, becomes) => {
    if (becomes === null)
      expect(() => stateAfter({ txn_type }, action)).toThrow(`${action} is not allowed in ${txn_type}`);
    else expect(stateAfter({ txn_type }, action)).toBe(becomes);
  });

  it('lets a row leave the cart without becoming something else', () => {
    for (const txn_type of statesAllowing('remove'))
      expect(stateAfter({ txn_type }, 'remove')).toBe(txn_type);
    expect(statesAllowing('remove')).toEqual([N, T, P, PR, R, X]);
  });
});

describe('the states of a booking', () => {
  it('are open, paid, or neither', () => {
    expect(openStates).toEqual([N, T, Y]);
    expect(paidStates).toEqual([P, PR]);
    expect(everPaidStates).toEqual([P, PR, R]);
    expect(unpaidStates).toEqual([N, T, Y, X]);
  });

  it.each([
    [N, false, true],
    [X, false, true],
    [X, true, false],
    [P, false, false],
    [R, false, false],
  ] as const)('a row in %s, in the cart: %s, is gone for its owner: %s', (txn_type, in_cart, gone) => {
    expect(isGone({ txn_type, in_cart })).toBe(gone);
  });

  it('without a confirmation have neither a price nor a hold', () => {
    expect({
      ...plainBooking({ hold_extended: true, hold_started_at: new Date() }),
      ...unconfirmed,
    }).toMatchObject({
      price: null,
      hold_started_at: null,
      hold_expires_at: null,
      hold_extended: false,
    });
  });
});
