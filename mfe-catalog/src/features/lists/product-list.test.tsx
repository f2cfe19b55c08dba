import type { FoundProduct } from '@narae/contracts';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { category } from '../../../test/categories.ts';
import { installFakeStream, pushSeats } from '../../../test/fake-stream.ts';
import { product } from '../../../test/products.ts';
import '../../texts.ts';
import { ProductList } from './product-list.tsx';

const names = { seoul: 'Seoul', busan: 'Busan' } as const;
const found = (
  prod_id: string,
  place_id: keyof typeof names,
  change: Partial<FoundProduct>,
): FoundProduct => ({
  ...product(prod_id, change),
  dates_cnt: 1,
  ...change,
  destinations: [{ place_id, place_nm: names[place_id] }],
});
const rows = [
  found('A', 'seoul', { from_price: 80, inventory_cnt: 9 }),
  found('B', 'busan', { from_price: 120, inventory_cnt: 2, prod_type: 'CG001', dates_cnt: 4 }),
];
let asked: unknown[];
beforeEach(() => {
  asked = [];
  installFakeStream();
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (url !== '/api/productSearch')
      return Response.json([category('CG001', 'K-pop'), category('CG002', 'Theme')]);
    asked.push(JSON.parse(String(init.body)));
    return Response.json(rows);
  }) as typeof fetch;
});

const open = (path: string, reqParam = {}) =>
  renderInShell(<ProductList heading="section_product_list" />, { path, reqParam, namespaces: ['catalog'] });
const panel = () => within(screen.getByRole('form', { name: 'Filters', hidden: true }));
const titles = () =>
  screen.queryAllByRole('article').map((card) => /Tour ([AB])/.exec(card.textContent)?.[1]);
const count = () => screen.getByText(/^\d+ trips?$/);
const address = () => screen.getByTestId('address').textContent;

test('an address with words and filters shows what it says, and asks the server for the words alone', async () => {
  await open('/productList?q=%EB%B6%80%EC%82%B0&place=busan&won_max=156000');
  expect(await screen.findByRole('article')).toHaveTextContent('Tour B');
  expect(count()).toHaveTextContent('1 trip');
  expect(asked).toEqual([{ info: { currency: 'USD', lan_tp: 'ENG', q: '부산' } }]);
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  const said = chips.getAllByRole('button').map((chip) => chip.textContent);
  expect(said).toEqual(['“부산”Remove', 'BusanRemove', '$120 or lessRemove', 'Clear all']);
});

test('a chosen filter goes into the address and can be taken away again', async () => {
  const user = userEvent.setup();
  await open('/productList');
  await screen.findAllByRole('article');
  await user.selectOptions(panel().getByLabelText('Place'), 'Busan');
  expect(address()).toBe('/productList?place=busan');
  expect(titles()).toEqual(['B']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
  expect(address()).toBe('/productList?place=busan&sort=price_down');
  await user.click(screen.getByRole('button', { name: 'Busan Remove' }));
  expect(address()).toBe('/productList?sort=price_down');
  expect(titles()).toEqual(['B', 'A']);
  expect(count()).toHaveFocus();
});

test('a price counts when its typing ends, in won whatever the currency', async () => {
  const user = userEvent.setup();
  await open('/productList');
  await screen.findAllByRole('article');
  await user.type(panel().getByLabelText('Highest price ($)'), '１００');
  expect(address()).toBe('/productList');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/productList?won_max=130000');
  expect(titles()).toEqual(['A']);
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
  expect(titles()).toEqual(['B']);
  await user.click(await screen.findByRole('button', { name: 'K-pop Remove' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All trips');
  expect(titles()).toEqual(['A', 'B']);
});

test('where nothing fits there is a way out', async () => {
  const user = userEvent.setup();
  await open('/productList?seats=50');
  expect(await screen.findByText('Nothing here at the moment')).toBeVisible();
  expect(count()).toHaveTextContent('0 trips');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(titles()).toEqual(['A', 'B']);
});

test('seats that go take their trip out of the list that asks for them', async () => {
  await open('/productList?seats=6');
  expect(await screen.findByRole('article')).toHaveTextContent('Tour A');
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
