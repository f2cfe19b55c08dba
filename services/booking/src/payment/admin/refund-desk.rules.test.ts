import { agreedAt as now, plainRefund } from '../../../test/support/plain-booking.ts';
import { deskMoves, mayRetry } from './refund-desk.rules.ts';
import type { Refund } from '../../kernel/booking/payment-parts.model.ts';

const at = (ms: number): Date => new Date(now.getTime() + ms);

test.each<[Partial<Refund>, string[]]>([
  [{ state: 'unconfirmed' }, ['refunded', 'due']],
  [{ state: 'by-hand' }, ['paid-by-hand']],
  [{ state: 'refunded', last_error: '9999' }, []],
  [{ state: 'paid-by-hand', last_error: '9999' }, []],
  [{}, []],
  [{ last_error: '9301' }, ['by-hand']],
  [{ last_error: '9301', asked_until: null }, ['by-hand']],
  [{ last_error: 'not-set-up' }, ['by-hand']],
  [{ last_error: 'away' }, []],
  [{ last_error: 'E9301' }, []],
  [{ last_error: '9301E' }, []],
  [{ last_error: '' }, []],
  // A try runs, or has begun and nobody knows how it ended.
  [{ last_error: '9301', asked_until: at(1) }, []],
  [{ last_error: '9301', asked_until: at(-1) }, []],
])('the desk may move a refund of %j to %j', (over, moves) => {
  expect(deskMoves(plainRefund(over), now)).toEqual(moves);
});

test.each<[Partial<Refund>, boolean]>([
  [{}, true],
  [{ asked_until: null }, true],
  [{ asked_until: now }, true],
  [{ asked_until: at(1) }, false],
  [{ state: 'unconfirmed' }, false],
  [{ state: 'refunded' }, false],
])('a refund of %j may be sent now: %s', (over, may) => {
  expect(mayRetry(plainRefund(over), now)).toBe(may);
});
