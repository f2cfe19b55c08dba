import { seoulDay } from '@narae/rules';
import { answerQuestion } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeBooking,
  orderOfTwo,
  quoted,
  rejection,
  request,
  showSection,
  type FakeBooking,
} from '../../../../test/fake-cancelling.tsx';

let booking: FakeBooking;
beforeEach(() => {
  booking = fakeBooking();
});

test('an open request says what it would give back and what comes next', async () => {
  booking.order = orderOfTwo({
    txn_type: 'PR',
    cancellations: [request({ whole: false, rv_mem_ids: ['RV2'] })],
  });
  await showSection();
  expect(await screen.findByText(/^You asked to cancel on .* For: LEE MIN$/)).toBeVisible();
  expect(screen.getByText('If it is approved, you get back $180 of $200.')).toBeVisible();
  expect(screen.getByText('We are ill.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test('is withdrawn after asking, and focus goes to where the order says how it stands', async () => {
  booking.order = orderOfTwo({ txn_type: 'PR', cancellations: [request()] });
  booking.change = () => {
    booking.order = orderOfTwo({ cancellations: [request({ state: 'withdrawn' })] });
    return Response.json({ msg: 'success' });
  };
  await showSection();
  const withdraw = await screen.findByRole('button', { name: 'Withdraw request' });
  await userEvent.click(withdraw);
  expect(await answerQuestion(false)).toBe('Withdraw the request?');
  expect(booking.sent).toEqual([]);
  await userEvent.click(withdraw);
  await answerQuestion(true);
  expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(booking.sent).toMatchObject([{ name: 'orderCancelWithdraw', info: { order_id: 'ORD0000000042' } }]);
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('Cancelling')));
});

test('a request that was decided meanwhile is not withdrawn: the page shows the decision', async () => {
  booking.order = orderOfTwo({ txn_type: 'PR', cancellations: [request()] });
  booking.change = () => {
    booking.order = orderOfTwo({
      txn_type: 'R',
      cancellations: [
        request({ state: 'approved', decided_at: '2099-04-02T03:00:00.000Z', answer: 'Get well soon.' }),
      ],
    });
    return rejection('txn_type_invalid', 'Not now.');
  };
  await showSection();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }));
  await answerQuestion(true);
  expect(await screen.findByText(/^The order was cancelled on Apr 2, 2099/)).toBeVisible();
  expect(screen.getByText('You get back $180 of $200.')).toBeVisible();
  expect(screen.getByText('Get well soon.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a rejected request says why, and can be asked for again', async () => {
  booking.order = orderOfTwo({
    cancellations: [
      request({ state: 'rejected', decided_at: '2099-04-02T03:00:00.000Z', answer: 'Too late.' }),
    ],
  });
  await showSection();
  expect(await screen.findByText(/^Your request was rejected on Apr 2, 2099/)).toBeVisible();
  expect(screen.getByText('Too late.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
});

test('what the organiser cancelled says so, and why in their words', async () => {
  booking.order = orderOfTwo({
    txn_type: 'R',
    steps: [{ what: 'organiser-cancelled', by: 'desk', at: '2099-04-02T03:00:00.000Z', about: '' }],
    organiser_reason: '가수가 아픕니다.\nThe singer is ill.',
  });
  await showSection();
  expect(await screen.findByText(/^The organiser has cancelled this trip/)).toBeVisible();
  expect(screen.getByText(/The singer is ill\./)).toHaveTextContent('The organiser wrote');
});

test.each([
  ['is cancelled', { txn_type: 'R' }],
  ['waits for payment', { txn_type: 'T' }],
  ['departed long ago', { ymd_format: '2020-05-01', end_ymd_format: '2020-05-02' }],
] as const)('an order that %s cannot be cancelled', async (_, change) => {
  booking.order = orderOfTwo(change);
  await showSection();
  expect(await screen.findByRole('main')).toBeEmptyDOMElement();
});

test('who did not come can ask for what the schedule leaves, for the whole order', async () => {
  const day = seoulDay(new Date(Date.now() - 2 * 86_400_000));
  booking.order = orderOfTwo({ ymd_format: day, end_ymd_format: day });
  booking.quote = () => Response.json([quoted({ pct: 70, tiers: [] })]);
  await showSection();
  expect(await screen.findByText(/^Could you not come\?/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('70% of what you paid')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
