import type { TripCard, TripListInput, TripListSummary } from '@narae/contracts';
import { TRIPS_A_PAGE } from '@narae/contracts/trip-limits';
import { renderInShell } from '@narae/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { category } from '../../../test/categories.ts';
import { installFakeStream, pushSeats } from '../../../test/fake-stream.ts';
import { product } from '../../../test/products.ts';
import '../../texts.ts';
import { ProductList } from './product-list.tsx';

const trip = (prod_id: string, place: string, change: Partial<TripCard> = {}) => ({
  ...product(prod_id, change),
  dates_cnt: 1,
  ...change,
  place,
});
let rows: ReturnType<typeof trip>[];
let asked: { call: string; info: Partial<TripListInput> }[];
let failing: boolean;

const fits =
  ({ place, prod_type, seats, won_max = Infinity }: Partial<TripListInput>) =>
  (row: TripCard & { place: string }) =>
    (!place || row.place === place) &&
    (!prod_type || row.prod_type === prod_type) &&
    (!seats || row.inventory_cnt >= seats) &&
    row.from_price <= won_max / row.deal_bas_r;

const page = (info: Partial<TripListInput>): TripCard[] => {
  const fitting = rows.filter(fits(info));
  const ordered = info.sort === 'price_down' ? fitting.toReversed() : fitting;
  const at = ordered.findIndex(({ trip_id }) => trip_id === info.after);
  return ordered.slice(at + 1, at + 1 + TRIPS_A_PAGE);
};
const summary = (info: Partial<TripListInput>): TripListSummary[] => [
  {
    trips_cnt: rows.filter(fits(info)).length,
    prod_types: ['CG001', 'CG002'],
    destinations: [
      { place_id: 'seoul', place_nm: 'Seoul' },
      { place_id: 'busan', place_nm: 'Busan' },
    ],
    deal_bas_r: 1_300,
  },
];

beforeEach(() => {
  asked = [];
  failing = false;
  rows = [
    trip('A', 'seoul', { from_price: 80, inventory_cnt: 9 }),
    trip('B', 'busan', { from_price: 120, inventory_cnt: 2, prod_type: 'CG001', dates_cnt: 4 }),
  ];
  installFakeStream();
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const call = url.replace('/api/', '');
    if (call === 'grpCategoryList')
      return Response.json([category('CG001', 'K-pop'), category('CG002', 'Theme')]);
    const { info } = JSON.parse(String(init.body)) as { info: Partial<TripListInput> };
    asked.push({ call, info });
    if (failing) return Response.json({ error: 'server_error', message: 'No' }, { status: 400 });
    return Response.json(call === 'tripList' ? page(info) : summary(info));
  }) as typeof fetch;
});

const open = (path: string, reqParam = {}) =>
  renderInShell(<ProductList heading="section_product_list" />, { path, reqParam, namespaces: ['catalog'] });
const panel = () => within(screen.getByRole('form', { name: 'Filters', hidden: true }));
const titles = () =>
  screen.queryAllByRole('article').map((card) => /Tour ([AB])/.exec(card.textContent)?.[1]);
const count = () => screen.findByText(/^\d+ trips?$/);
const address = () => screen.getByTestId('address').textContent;

test('an address with words and filters shows what it says, and the server judges all of them', async () => {
  await open('/productList?q=%EB%B6%80%EC%82%B0&place=busan&won_max=156000');
  expect(await screen.findByRole('article')).toHaveTextContent('Tour B');
  expect(await count()).toHaveTextContent('1 trip');
  const info = { currency: 'USD', lan_tp: 'ENG', q: '부산', place: 'busan', won_max: 156_000 };
  expect(asked).toEqual([
    { call: 'tripList', info },
    { call: 'tripListSummary', info },
  ]);
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  const said = chips.getAllByRole('button').map((chip) => chip.textContent);
  expect(said).toEqual(['“부산”Remove', 'BusanRemove', '$120 or lessRemove', 'Clear all']);
});

test('a chosen filter goes into the address and can be taken away again', async () => {
  const user = userEvent.setup();
  await open('/productList');
  await screen.findAllByRole('article');
  await user.selectOptions(
    panel().getByLabelText('Place'),
    await panel().findByRole('option', { name: 'Busan', hidden: true }),
  );
  expect(address()).toBe('/productList?place=busan');
  await waitFor(() => expect(titles()).toEqual(['B']));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
  expect(address()).toBe('/productList?place=busan&sort=price_down');
  await user.click(screen.getByRole('button', { name: 'Busan Remove' }));
  expect(address()).toBe('/productList?sort=price_down');
  await waitFor(() => expect(titles()).toEqual(['B', 'A']));
  expect(await count()).toHaveFocus();
});

test('a price counts when its typing ends, in won whatever the currency', async () => {
  const user = userEvent.setup();
  await open('/productList');
  await screen.findAllByRole('article');
  await user.type(panel().getByLabelText('Highest price ($)'), '１００');
  expect(address()).toBe('/productList');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/productList?won_max=130000');
  await waitFor(() => expect(titles()).toEqual(['A']));
});

test.each([
  ['/productList?group_nm=Call%20us%20for%20refunds', 'All trips'],
  ['/productList?prod_type=CG001&group_nm=Call%20us%20for%20refunds', 'K-pop'],
  ['/productList?prod_type=CG777&group_nm=Call%20us%20for%20refunds', 'All trips'],
])('what a link calls a group (%s) is shown nowhere', async (path, heading) => {
  await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.queryByText(/Call us/)).toBeNull();
  expect(document.title).not.toContain('Call us');
});

test('a category that does not exist is said to be none, with the way to all trips', async () => {
  await open('/productList?prod_type=CG999');
  expect(await screen.findByRole('heading', { name: 'There is no such category' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all trips' })).toHaveAttribute('href', '/productList');
});

test('one that exists, with filters that nothing fits, is only empty', async () => {
  await open('/productList?prod_type=CG001&place=seoul');
  expect(await screen.findByRole('heading', { name: 'Nothing here at the moment' })).toBeVisible();
  expect(screen.queryByText('There is no such category')).toBeNull();
});

test('a list that is one category by nature has that category’s name', async () => {
  await renderInShell(<ProductList prod_type="CG002" heading="section_theme_list" />, {
    path: '/themeList?group_nm=Call%20us',
    namespaces: ['catalog'],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Theme' })).toBeVisible();
});

test('a category that came with the link alone can be changed and dropped', async () => {
  const user = userEvent.setup();
  await open('/productList', { prod_type: 'CG001', group_nm: 'Whatever' });
  expect(await screen.findByRole('heading', { level: 1, name: 'K-pop' })).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['B']));
  await user.click(await screen.findByRole('button', { name: 'K-pop Remove' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All trips');
  await waitFor(() => expect(titles()).toEqual(['A', 'B']));
});

test('where nothing fits there is a way out', async () => {
  const user = userEvent.setup();
  await open('/productList?seats=50');
  expect(await screen.findByText('Nothing here at the moment')).toBeVisible();
  expect(await count()).toHaveTextContent('0 trips');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(titles()).toEqual(['A', 'B']));
});

test('seats that go take their trip out of the list that asks for them', async () => {
  await open('/productList?seats=6');
  expect(await screen.findByRole('article')).toHaveTextContent('Tour A');
  expect(await count()).toHaveTextContent('1 trip');
  await pushSeats('A', 5);
  expect(await screen.findByText('0 trips')).toBeVisible();
  expect(titles()).toEqual([]);
});

test('a trip with other dates says how many', async () => {
  await open('/productList');
  const [one, several] = await screen.findAllByRole('article');
  expect(one).not.toHaveTextContent('more date');
  expect(several).toHaveTextContent('3 more dates');
});

test('a card leads to its trip, whichever date it shows', async () => {
  await open('/productList');
  const [card] = await screen.findAllByRole('article');
  expect(within(card!).getByRole('link')).toHaveAttribute('href', '/productDetail?trip_id=TR-A');
});

test('a card of days or seats leads to the date it shows', async () => {
  await open('/productList?from=2099-04-01&to=2099-05-31');
  const [card] = await screen.findAllByRole('article');
  expect(within(card!).getByRole('link')).toHaveAttribute('href', expect.stringContaining('prod_id=A'));
  expect(asked[0]?.info).toMatchObject({ from: '2099-04-01', to: '2099-05-31' });
});

test('days the wrong way round are said to be so at their field, and the server is not asked', async () => {
  const user = userEvent.setup();
  await open('/productList?from=2099-05-31&to=2099-04-01');
  expect(await screen.findByRole('heading', { name: /must not be before the first/ })).toBeVisible();
  expect(panel().getByLabelText('Departs by')).toHaveAccessibleDescription(/must not be before the first/);
  expect(asked).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0]!);
  await waitFor(() => expect(titles()).toEqual(['A', 'B']));
});

test('a day counts once its year is typed', async () => {
  await open('/productList');
  await screen.findAllByRole('article');
  const field = panel().getByLabelText('Departs from');
  fireEvent.change(field, { target: { value: '0020-05-01' } });
  expect(address()).toBe('/productList');
  expect(field).toHaveValue('0020-05-01');
  fireEvent.change(field, { target: { value: '2099-05-01' } });
  expect(address()).toBe('/productList?from=2099-05-01');
});

describe('more than a page', () => {
  beforeEach(() => {
    rows = Array.from({ length: 30 }, (_, index) => trip(`N${index}`, 'seoul'));
  });
  const cards = () => screen.getAllByRole('article');

  test('comes with a press, and all of them are counted at once', async () => {
    const user = userEvent.setup();
    await open('/productList');
    expect(await screen.findByText('24 of 30 shown')).toBeVisible();
    expect(await count()).toHaveTextContent('30 trips');
    expect(cards()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show more trips' }));
    await waitFor(() => expect(cards()).toHaveLength(30));
    expect(asked.at(-1)?.info.after).toBe('TR-N23');
    expect(screen.queryByRole('button', { name: 'Show more trips' })).toBeNull();
  });

  test('a trip that moved to the next page meanwhile has one card', async () => {
    const user = userEvent.setup();
    await open('/productList');
    await screen.findByText('24 of 30 shown');
    rows = [...rows.slice(1, 24), ...rows.slice(0, 1), ...rows.slice(24)];
    await user.click(screen.getByRole('button', { name: 'Show more trips' }));
    await waitFor(() => expect(cards()).toHaveLength(30));
  });

  test('that cannot be had is said beside the button, and what is there stays', async () => {
    const user = userEvent.setup();
    await open('/productList');
    await screen.findByText('24 of 30 shown');
    failing = true;
    await user.click(screen.getByRole('button', { name: 'Show more trips' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again');
    expect(cards()).toHaveLength(24);
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Show more trips' }));
    await waitFor(() => expect(cards()).toHaveLength(30));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
