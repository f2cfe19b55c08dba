import { plainRequest } from '../../../test/support/plain-booking.ts';
import { openRequest, withDecision } from './cancellation.rules.ts';

const decided = plainRequest({ state: 'rejected' });
const first = plainRequest({ cancel_no: 2 });
const last = plainRequest({ cancel_no: 3 });

test('the last request that nobody has decided waits', () => {
  expect(openRequest({ cancellations: [first, last, decided] })).toBe(last);
  expect(openRequest({ cancellations: [decided] })).toBeUndefined();
  expect(openRequest({})).toBeUndefined();
});

test('a decision is about one request', () => {
  const decision = { state: 'approved', answer: 'yes' } as const;
  expect(withDecision({ cancellations: [decided, first] }, first, decision)).toEqual([
    decided,
    { ...first, ...decision },
  ]);
  expect(withDecision({}, first, decision)).toEqual([]);
});
