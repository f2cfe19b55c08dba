import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import '../../texts.ts';
import DocumentsPage from './documents-page.tsx';

const eventFile = (sort_order: number, file_type: string) => ({
  event_mem_file_id: `EVT_FILE${sort_order}${file_type}`,
  event_id: 'EVT1',
  mem_id: testUser.mem_id,
  file_type,
  sort_order,
  file_path: `/files/EVT_FILE${sort_order}${file_type}`,
  file_name: 'one.jpg',
  origin_file_name: `scan-${sort_order}${file_type}.jpg`,
});
const travellerFile = (mem_type: string, sort_order: number, file_type: string) => ({
  mem_file_id: `MEM_FILE${mem_type}${sort_order}`,
  file_path: `/files/${mem_type}${sort_order}`,
  file_name: 'one.jpg',
  origin_file_name: 'scan.jpg',
  file_type,
  mem_type,
  sort_order,
  prod_id: 'P000001',
  mem_id: testUser.mem_id,
  cart_id: 'CART000001',
});

let answers: Readonly<Record<string, unknown>>;
let order: { txn_type: string; changes_until: string } | null;
let asked: unknown[];
beforeEach(() => {
  asked = [];
  answers = {};
  order = { txn_type: 'P', changes_until: '2099-05-01' };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    asked.push([url, JSON.parse(String(init?.body)).info]);
    if (url === '/api/orderDetail')
      return order
        ? Response.json([order])
        : Response.json({ error: 'cart_not_found', message: 'No such row.' }, { status: 404 });
    return Response.json(answers[url] ?? []);
  }) as typeof fetch;
});

const show = (query: string) =>
  renderInShell(<DocumentsPage />, {
    path: `/myInfoFileList?${query}`,
    user: testUser,
    namespaces: ['account'],
  });
const alts = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

test('of an event shows what each person has handed in', async () => {
  answers = { '/api/eventPassPortList': [eventFile(2, '2'), eventFile(1, '1'), eventFile(1, '3')] };
  await show('type=event&param_id=EVT1&cart_id=CART000001');
  expect(await screen.findByRole('heading', { name: 'Person 1' })).toBeVisible();
  expect(alts()).toEqual(['Person 1, Passport', 'Person 1, Birth certificate', 'Person 2, Visa']);
  expect(screen.getByText('scan-22.jpg')).toBeVisible();
  expect(asked).toEqual([['/api/eventPassPortList', { event_id: 'EVT1' }]]);
});

test('of an order shows its travellers in the order of their screen', async () => {
  answers = {
    '/api/passPortGroupList': [
      travellerFile('teen', 1, '1'),
      travellerFile('adult', 2, '1'),
      travellerFile('adult', 1, '4'),
    ],
  };
  await show('type=product&param_id=P000001&cart_id=CART000001');
  expect(await screen.findByRole('heading', { name: 'Teenager 1' })).toBeVisible();
  expect(alts()).toEqual(['Adult 1, Air ticket', 'Adult 2, Passport', 'Teenager 1, Passport']);
  expect(screen.getByRole('link', { name: 'Complete or replace documents' })).toHaveAttribute(
    'href',
    expect.stringContaining('/reservInfo?cart_id=CART000001'),
  );
});

test.each([
  ['T', '2099-05-01', true],
  ['P', '2020-05-01', false],
  ['PR', '2099-05-01', false],
  ['R', '2099-05-01', false],
])('of an order in %s that can be changed until %s leads to completing: %s', async (txn_type, day, leads) => {
  order = { txn_type, changes_until: day };
  const rejection = { reason: 'expired', text: 'The document has expired.', note: '' };
  answers = {
    '/api/passPortGroupList': [
      { ...travellerFile('adult', 1, '1'), check: { state: 'rejected', rejection } },
    ],
  };
  await show('type=product&param_id=P000001&cart_id=CART000001');
  expect(await screen.findByText('The document has expired.')).toBeVisible();
  const ways = ['Complete or replace documents', 'Replace it'].map((name) =>
    screen.queryByRole('link', { name }),
  );
  expect(ways.map((way) => way !== null)).toEqual([leads, leads]);
});

test('of an order that is not the reader’s says that there are none, and leads nowhere', async () => {
  order = null;
  await show('type=product&param_id=P000001&cart_id=CART000001');
  expect(await screen.findByRole('heading', { name: 'No documents here' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Complete or replace documents' })).not.toBeInTheDocument();
});

test.each(['', 'type=event', 'type=event&param_id=EVT1'])(
  'says so when there are none (%s)',
  async (query) => {
    await show(query);
    expect(await screen.findByRole('heading', { name: 'No documents here' })).toBeVisible();
  },
);

test('of a paid order says how the desk has decided, why it rejected one, and where that is replaced', async () => {
  const rejection = { reason: 'expired', text: 'The document has expired.', note: 'Until 2027' };
  answers = {
    '/api/passPortGroupList': [
      { ...travellerFile('adult', 1, '1'), check: { state: 'rejected', rejection } },
      { ...travellerFile('adult', 2, '1'), check: { state: 'accepted', rejection: null } },
      { ...travellerFile('adult', 3, '1'), check: { state: 'to-check', rejection: null } },
    ],
  };
  await show('type=product&param_id=P000001&cart_id=CART000001');
  expect(await screen.findByText('Not accepted')).toBeVisible();
  expect(screen.getByText('The document has expired.')).toBeVisible();
  expect(screen.getByText('Until 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Replace it' })).toHaveAttribute(
    'href',
    expect.stringContaining('cart_id=CART000001'),
  );
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(screen.getByText('Being looked at')).toBeVisible();
});
