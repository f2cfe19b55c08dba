import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { departure, fakeDesk, sentBy, showPart, type FakeDesk } from './testing/fake-desk.tsx';

let desk: FakeDesk;
beforeEach(() => {
  desk = fakeDesk();
});
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Cancel departure' }));

test('a departure is found by its number', async () => {
  await showPart();
  await userEvent.type(await screen.findByLabelText('Product number'), ' p000001 {Enter}');
  expect(await screen.findByText('Han river night walk · P000001')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('view=cancellations&id=P000001');
});

test('says how many orders and how much money it concerns, and what comes on top', async () => {
  desk.departure = departure({ extra_pct: 10, days_left: 3 });
  await showPart('&id=P000001');
  expect(await screen.findByText('$300 + ₩130,000')).toBeVisible();
  expect(screen.getByText('Paid orders').nextSibling).toHaveTextContent('2');
  expect(screen.getByText('Unpaid rows still open').nextSibling).toHaveTextContent('1');
  expect(screen.getByText(/gets 10% compensation/)).toBeVisible();
  expect(screen.getByText(/^Departure is less than 7 days away/)).toBeVisible();
});

test('begins only with a reason and the number typed again, then shows how far it is until it is done', async () => {
  await showPart('&id=P000001');
  await screen.findByLabelText(/^Type the product number/);
  await begin();
  expect(screen.getByLabelText('Why the trip does not take place')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('Why the trip does not take place'), 'A typhoon is coming.');
  await userEvent.type(screen.getByLabelText(/^Type the product number/), 'P000002');
  await begin();
  expect(screen.getByText(/^That is not P000001/)).toBeVisible();
  expect(sentBy(desk, 'departureCancel')).toEqual([]);

  await userEvent.clear(screen.getByLabelText(/^Type the product number/));
  await userEvent.type(screen.getByLabelText(/^Type the product number/), 'p000001');
  const running = departure({
    state: 'running',
    reason: 'A typhoon is coming.',
    asked_at: '2099-04-22T03:00:00.000Z',
    asked_by: 'MEM0000000009',
    orders_left: 1,
    orders_done: 1,
  });
  desk.change = () => {
    desk.departure = running;
    return Response.json(running);
  };
  await begin();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '1');
  expect(screen.getByText('1 of 2 paid orders cancelled')).toBeVisible();
  expect(sentBy(desk, 'departureCancel')).toEqual([{ prod_id: 'P000001', reason: 'A typhoon is coming.' }]);

  desk.departure = { ...running, state: 'done', orders_left: 0, orders_done: 2, done_at: running.asked_at };
  expect(await screen.findByText('The departure is cancelled', {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the product' })).toHaveAttribute(
    'href',
    '/admin?view=product&id=P000001',
  );
});

test('one that runs is shown with its progress after a reload, without a form', async () => {
  desk.departure = departure({
    state: 'running',
    reason: 'A typhoon is coming.',
    asked_at: '2099-04-22T03:00:00.000Z',
    asked_by: 'MEM0000000009',
  });
  await showPart('&id=P000001');
  expect(await screen.findByText('A typhoon is coming.')).toBeVisible();
  expect(await screen.findByText(/by Park/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel departure' })).not.toBeInTheDocument();
});

test('one that has departed cannot be cancelled, one that is not known says so', async () => {
  desk.departure = departure({ days_left: -1 });
  const seen = await showPart('&id=P000001');
  expect(await screen.findByText('This trip has departed and can no longer be cancelled.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel departure' })).not.toBeInTheDocument();
  seen.unmount();
  desk.departure = null;
  await showPart('&id=P999999');
  await waitFor(() => expect(screen.getByText('No such product.')).toBeVisible());
});

test('who comes from a departure that lacks people finds the words written', async () => {
  await showPart('&id=P000001&reason=minimum');
  const words = await screen.findByLabelText('Why the trip does not take place');
  for (const said of ['Too few people have booked', '최소 출발 인원', '最少催行人員'])
    expect((words as HTMLTextAreaElement).value).toContain(said);
});
