import { agreedAt as now, plainAttempt } from '../../../test/support/plain-booking.ts';
import type { PaymentStatus } from '../../kernel/booking/payment-parts.model.ts';
import { mayAsk, planOf, undecidedAfterMs } from './undecided.rules.ts';

const at = (ms: number): Date => new Date(now.getTime() + ms);

test.each<[PaymentStatus, string, boolean]>([
  ['started', 'ask', true],
  ['authenticated', 'cancel', true],
  ['authorised', 'settle', true],
  ['refund-due', 'refund', false],
  ['paid', 'nothing', false],
  ['declined', 'nothing', false],
  ['closed', 'nothing', false],
  ['refunded', 'nothing', false],
])(
  'about an attempt that is %s the shop will %s; the desk may have it looked after: %s',
  (status, plan, may) => {
    expect(planOf(status)).toBe(plan);
    expect(mayAsk(plainAttempt({ status }), now)).toBe(may);
  },
);

test('nobody is asked about an attempt that a process talks about', () => {
  expect(mayAsk(plainAttempt({ asked_until: at(1) }), now)).toBe(false);
  expect(mayAsk(plainAttempt({ asked_until: now }), now)).toBe(true);
  expect(mayAsk(plainAttempt({ asked_until: null }), now)).toBe(true);
});

test('an attempt needs eyes after half an hour', () => expect(undecidedAfterMs).toBe(30 * 60_000));
