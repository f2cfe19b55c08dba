import type { ProductDetail, TripDeparture } from '@narae/contracts';
import { renderInShell } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeStream } from '../../../test/fake-stream.ts';
import { productDetail } from '../../../test/products.ts';
import '../../texts.ts';
import { ProductPage } from './product-page.tsx';

const day = (prod_id: string, change: Partial<ProductDetail>): ProductDetail =>
  productDetail(prod_id, { trip_id: 'TR00000001', dates_cnt: 3, prod_title: 'Palace walk', ...change });

const first = day('P1', { ymd_format: '2099-05-01', end_ymd_format: '2099-05-01', start_time: '10:00' });
const second = day('P2', {
  ymd_format: '2099-05-08',
  prod_price: 150,
  from_price: 150,
  origin_price: 195_000,
  inventory_cnt: 3,
});
const soldOut = day('P3', { ymd_format: '2099-05-09', inventory_cnt: 0 });
const bigger = day('P4', { ymd_format: '2099-05-01', package_cnt: 4 });
const departures: readonly TripDeparture[] = [first, second, soldOut, bigger];

let asked: string[];
let holdDetail: Promise<void>;
let shown: readonly ProductDetail[];
let datesStatus: number;

beforeEach(() => {
  installFakeStream();
  asked = [];
  holdDetail = Promise.resolve();
  shown = [first, second, soldOut];
  datesStatus = 200;
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    asked.push(url);
    const { info } = JSON.parse(String(body)) as { info: { prod_id?: string; trip_id?: string } };
    const { prod_id, trip_id } = info;
    const rows = shown.filter((row) => row.prod_id === prod_id);
    if (url === '/api/productDetail' && prod_id !== 'P1') await holdDetail;
    const answers: Record<string, unknown> = {
      '/api/productDetail': rows,
      '/api/tripDetail': shown.filter((row) => row.trip_id === trip_id).slice(0, 1),
      '/api/tripDepartures': departures,
      '/api/productSeats': rows.map(({ inventory_cnt }) => ({ prod_id, inventory_cnt })),
    };
    const status = url === '/api/tripDepartures' ? datesStatus : 200;
    return new Response(JSON.stringify(answers[url] ?? []), { status });
  }) as typeof fetch;
});

const openAt = (path: string, surroundings = {}) =>
  renderInShell(<ProductPage variant="trip" />, { path, namespaces: ['catalog'], ...surroundings });
const open = async (prod_id = 'P1') => {
  await openAt(`/productDetail?prod_id=${prod_id}`);
  await screen.findByRole('heading', { level: 1, name: 'Palace walk' });
};
const dates = () => screen.findByRole('navigation', { name: 'Dates' });
const panel = () => screen.getByRole('complementary');

test('the dates of a trip say day, time, price and seats, and which one is shown', async () => {
  await open();
  const links = within(await dates()).getAllByRole('link');
  expect(links.map((link) => [...link.children].map((part) => part.textContent))).toEqual([
    ['Fri, May 1', '10:00', '$100', ''],
    ['Fri, May 8', '$150', '3 seats left'],
    ['Sat, May 9', '$100', 'Sold out'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['date', null, null]);
});

test('another date changes price and seats in place, and keeps the party', async () => {
  const user = userEvent.setup();
  let release = (): void => undefined;
  holdDetail = new Promise((resolve) => {
    release = resolve;
  });
  await open();
  await user.click(within(panel()).getByRole('button', { name: /^One more.*adult|Adult.*more/i }));
  await user.click(within(await dates()).getByRole('link', { name: /May 8/ }));
  // The page stays while the other date is on its way.
  expect(screen.getByRole('heading', { level: 1, name: 'Palace walk' })).toBeVisible();
  release();
  await waitFor(() => expect(panel()).toHaveTextContent('3 seats left'));
  expect(panel()).toHaveTextContent('$300');
  expect(within(await dates()).getByRole('link', { name: /May 8/ })).toHaveAttribute('aria-current', 'date');
});

test('a trip with one date asks for no others', async () => {
  shown = [{ ...first, dates_cnt: 1 }];
  await open();
  await waitFor(() => expect(asked).toContain('/api/productSeats'));
  expect(asked).not.toContain('/api/tripDepartures');
  expect(screen.queryByRole('navigation', { name: 'Dates' })).toBeNull();
});

test('a closed date offers the others', async () => {
  shown = [day('P0', { progress_yn: 'E', dates_cnt: 1 })];
  await open('P0');
  expect(within(await dates()).getAllByRole('link')).toHaveLength(3);
});

test('dates that could not be loaded can be asked for again', async () => {
  datesStatus = 400;
  await open();
  const again = await within(await dates()).findByRole('button', { name: 'Try again' });
  datesStatus = 200;
  await userEvent.click(again);
  expect(await within(await dates()).findAllByRole('link')).toHaveLength(3);
});

describe('the address of a trip', () => {
  const address = '/productDetail?trip_id=TR00000001';

  test('shows the departure that stands for it, without asking for it twice', async () => {
    shown = [second, first];
    await openAt(address, { staleTime: 30_000 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Palace walk' })).toBeVisible();
    expect(within(await dates()).getByRole('link', { name: /May 8/ })).toHaveAttribute(
      'aria-current',
      'date',
    );
    expect(asked.filter((url) => /Detail$/.test(url))).toEqual(['/api/tripDetail']);
  });

  test('becomes that of a date when one is chosen, in place', async () => {
    await openAt(address);
    const adult = await within(await screen.findByRole('complementary')).findByRole('button', {
      name: /^One more.*adult|Adult.*more/i,
    });
    await userEvent.click(adult);
    await userEvent.click(within(await dates()).getByRole('link', { name: /May 8/ }));
    await waitFor(() => expect(panel()).toHaveTextContent('$300'));
    expect(asked).toContain('/api/productDetail');
  });

  test('keeps its date while somebody books it, although another one stands for the trip by now', async () => {
    await openAt(address);
    const link = await within(await dates()).findByRole('link', { name: /May 1/ });
    shown = [second, first];
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await act(async () => undefined);
    expect(link).toHaveAttribute('aria-current', 'date');
  });

  test.each(['TR00000009', 'TR1', 'P1'])('is that of no product for %s', async (trip_id) => {
    await openAt(`/productDetail?trip_id=${trip_id}`);
    expect(await screen.findByRole('heading', { name: 'We could not find that product' })).toBeVisible();
  });
});

test('the calendar asks for its month when it is opened, and a date chosen there is shown in place', async () => {
  await open();
  const button = within(await dates()).getByRole('button', { name: 'All dates in a calendar' });
  const before = asked.filter((url) => url === '/api/tripDepartures').length;
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Dates' })).toBeVisible();
  await waitFor(() =>
    expect(asked.filter((url) => url === '/api/tripDepartures').length).toBeGreaterThan(before),
  );
  await userEvent.keyboard('{Escape}');
});
