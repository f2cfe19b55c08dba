import type { CustomTripRow } from '@narae/contracts';
import { installFakeStream, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customTrip, quotedTrip } from '../../../test/custom-trips.ts';
import '../../texts.ts';
import CustomTrips from './custom-trips.tsx';

let trips: CustomTripRow[] | null;
beforeEach(() => {
  installFakeStream();
  trips = [];
  globalThis.fetch = (async () =>
    trips
      ? Response.json(trips)
      : Response.json({ error: 'service_unavailable', message: 'Later' }, { status: 503 })) as typeof fetch;
});
const show = () =>
  renderInShell(<CustomTrips />, { user: testUser, namespaces: ['booking', 'bookingCustom'] });

test('each request says where it stands, what comes next, and leads to its page', async () => {
  trips = [
    quotedTrip(),
    customTrip({ request_id: 'CUSTOM000000002' }),
    quotedTrip({ request_id: 'CUSTOM000000003', state: 'accepted', cart_id: 'CART000001', txn_type: 'P' }),
  ];
  await show();
  const [quoted, waiting, paid] = (await screen.findAllByRole('article')).map((card) => within(card));
  expect(quoted?.getByText('Quote ready')).toBeVisible();
  expect(quoted?.getByRole('heading', { name: 'Seoul by night' })).toBeVisible();
  expect(quoted?.getByText('Jun 1 – 2, 2099 · 2 adults · ₩1,300,000')).toBeVisible();
  expect(quoted?.getByText('Book and pay by: May 20, 2099, 18:00 (Seoul)')).toBeVisible();
  expect(quoted?.getByRole('link', { name: 'See quote' })).toHaveAttribute(
    'href',
    '/customTravel?request_id=CUSTOM000000001',
  );
  expect(waiting?.getByRole('heading', { name: 'Request CUSTOM000000002' })).toBeVisible();
  expect(waiting?.getByRole('link', { name: 'See request' })).toBeVisible();
  expect(paid?.getByText('Paid')).toBeVisible();
});

test('without any there is nothing, not even a heading', async () => {
  await show();
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('can be asked for again when they did not come', async () => {
  trips = null;
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  trips = [customTrip()];
  await userEvent.click(again);
  expect(await screen.findByRole('article')).toBeVisible();
});
