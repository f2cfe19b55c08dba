import { jest } from '@jest/globals';
import type { TripDeparture } from '@narae/contracts';
import { renderInShell } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeStream } from '../../../../test/fake-stream.ts';
import { productDetail } from '../../../../test/products.ts';
import '../../../texts.ts';
import CalendarDialog from './calendar-dialog.tsx';

const on = (prod_id: string, ymd_format: string, change: Partial<TripDeparture> = {}): TripDeparture =>
  productDetail(prod_id, { ymd_format, end_ymd_format: ymd_format, ...change });
const product = productDetail('P1', { trip_id: 'TR00000001', ymd_format: '2026-12-08' });
const december = [
  on('P0', '2026-12-01', { progress_yn: 'E' }),
  on('P1', '2026-12-08'),
  on('P2', '2026-12-15', { inventory_cnt: 0, from_price: 150 }),
  on('P3', '2026-12-22', { start_time: '09:00' }),
  on('P4', '2026-12-22', { start_time: '14:00', inventory_cnt: 2 }),
  on('P5', '2026-12-23', { package_cnt: 4 }),
  on('P6', '2026-12-25', { progress_yn: 'E', closed_text: 'Winter break' }),
  on('P7', '2026-12-26', { progress_yn: 'E', closed_text: 'Winter break' }),
];

let asked: string[];
let chosen: string[];
let closed: number;
let status: number;

beforeEach(() => {
  installFakeStream();
  // In Seoul it is December 1 already.
  jest.useFakeTimers({
    now: new Date('2026-11-30T23:30:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  [asked, chosen, closed, status] = [[], [], 0, 200];
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
    const { month = '' } = (JSON.parse(String(body)) as { info: { month?: string } }).info;
    asked.push(month);
    return new Response(JSON.stringify(month === '2026-12' ? december : []), { status });
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const open = async (from = '2026-12-08', lanTp: 'ENG' | 'KOR' | 'VTN' = 'ENG') => {
  await renderInShell(
    <CalendarDialog
      product={product}
      from={from}
      onChoose={(prod_id) => chosen.push(prod_id)}
      onClose={() => (closed += 1)}
    />,
    { path: '/productDetail?trip_id=TR00000001', namespaces: ['catalog'], lanTp },
  );
  await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false'));
};
const day = (name: RegExp) => screen.getByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;

test('a day says its date, price and seats, or why it cannot be booked', async () => {
  await open();
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  const names = within(screen.getByRole('grid'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toHaveLength(31);
  expect([0, 7, 14, 21, 22].map((index) => names[index])).toEqual([
    'Tue, Dec 1, 2026, $100 · Closed',
    'Tue, Dec 8, 2026, $100 · 20 seats left',
    'Tue, Dec 15, 2026, $150 · Sold out',
    'Tue, Dec 22, 2026, 09:00 · $100 · 20 seats left, 14:00 · $100 · 2 seats left',
    // Of another size of the package.
    'Wed, Dec 23, 2026',
  ]);
  expect(day(/Dec 1, /)).toHaveAttribute('aria-current', 'date');
  expect(day(/Dec 8, /).closest('td')).toHaveAttribute('aria-selected', 'true');
});

test('it opens on the day of the page, the only stop of the Tab key, and keys lead from day to day', async () => {
  const user = userEvent.setup();
  await open();
  const stops = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0);
  expect(stops()).toEqual([day(/Dec 8, /)]);
  expect(day(/Dec 8, /)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(day(/Dec 16, /)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(day(/Dec 13, /)).toHaveFocus();
  await user.keyboard('{End}{ArrowLeft}{ArrowUp}');
  expect(day(/Dec 11, /)).toHaveFocus();
  expect(stops()).toEqual([day(/Dec 11, /)]);
  await user.keyboard('{PageDown}');
  expect(day(/Jan 11, /)).toHaveFocus();
  expect(await screen.findByText('No dates in this month.')).toBeVisible();
  // Not before today.
  await user.keyboard('{PageUp}{PageUp}');
  expect(day(/Dec 1, /)).toHaveFocus();
  expect(asked).toEqual(expect.arrayContaining(['2026-12', '2027-01']));
});

test('Enter chooses a date as the strip does', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['P2']);
  expect(closed).toBe(1);
  expect(address()).toBe('/productDetail?prod_id=P2');
});

test('a closed day and a day without departures choose nothing', async () => {
  await open();
  for (const name of [/Dec 1, /, /Dec 9, /]) {
    expect(day(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(name));
  }
  expect([chosen, closed]).toEqual([[], 0]);
  expect(day(/Dec 9, /)).toHaveProperty('tabIndex', 0);
});

test('closed days say why, at the day and below the month', async () => {
  await open();
  expect(day(/Dec 25, /)).toHaveAccessibleName('Fri, Dec 25, 2026, $100 · Closed · Winter break');
  expect(day(/Dec 25, /)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('listitem')).toHaveTextContent('Dec 25 – 26, 2026: Winter break');
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a day with two starts offers them', async () => {
  await open();
  await userEvent.click(day(/Dec 22, /));
  expect(chosen).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Tue, Dec 22, 2026' })).toHaveFocus();
  expect(screen.getByRole('link', { name: /09:00/ })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /14:00.*2 seats left/ }));
  expect([chosen, closed, address()]).toEqual([['P4'], 1, expect.stringContaining('prod_id=P4')]);
});

test('buttons turn the month within a year and a half from today', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(day(/Dec 8, /)).toHaveProperty('tabIndex', 0);
});

test('it opens on today where the date of the page is past, and ends in a year and a half', async () => {
  await open('2026-11-03');
  expect(day(/Dec 1, /)).toHaveFocus();
});

test('it ends in a year and a half', async () => {
  await open('2099-01-01');
  expect(screen.getByRole('grid', { name: 'June 2028' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

test('a month that could not be loaded can be asked for again', async () => {
  status = 400;
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  status = 200;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: /Dec 15, .*Sold out/ })).toBeVisible();
});

test.each([
  ['KOR', '2026년 12월', ['일', '월', '화', '수', '목', '금', '토']],
  ['VTN', 'tháng 12 năm 2026', ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']],
] as const)('weeks in %s begin and are named as its readers are used to', async (lanTp, month, weekdays) => {
  await open('2026-12-08', lanTp);
  expect(screen.getByRole('grid', { name: new RegExp(month, 'i') })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(weekdays);
});
