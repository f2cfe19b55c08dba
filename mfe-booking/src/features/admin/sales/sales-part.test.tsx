import type { Sales, SalesRow } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../shared/admin/texts.ts';
import SalesPart from './sales-part.tsx';
import { periodsOf } from './use-sales-filter.ts';

const row = (key: string, charged: number, refunded = 0): SalesRow => ({
  key,
  title: '',
  orders: 1,
  travellers: 2,
  money: [
    { currency: 'USD', charged: charged / 1300, refunded: refunded / 1300, net: (charged - refunded) / 1300 },
  ],
  krw: { charged, refunded, net: charged - refunded },
});
const salesOf = (...rows: SalesRow[]): Sales => {
  const { key: _key, title: _title, ...figures } = rows[0] ?? row('', 0);
  return { rows, total: { ...figures, orders: rows.length }, unrated_cnt: 0 };
};

let asked: Record<string, unknown>[];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  answer = () => Response.json(salesOf(row('2026-11-03', 130_000), row('2026-11-20', 260_000, 91_000)));
  globalThis.fetch = (async (_url: string, init?: RequestInit) => {
    asked.push((JSON.parse(String(init?.body)) as { info: Record<string, unknown> }).info);
    return answer();
  }) as typeof fetch;
});

const november = '/admin/booking?view=sales&from=2026-11-01&to=2026-11-30';
const show = (path = november) =>
  renderInShell(<SalesPart />, {
    path,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'booking' },
    namespaces: ['bookingAdmin', 'bookingSales', 'admin'],
  });

test('shows sums, a chart that says what stands out, and every figure in a table', async () => {
  await show();
  const table = within(await screen.findByRole('table', { name: 'Sales' }));
  const [, , second] = table.getAllByRole('row');
  expect(
    within(second!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fri, Nov 20, 2026', '1', '2', '₩260,000$200', '₩91,000$70', '₩169,000$130']);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Chart: charged and refunded in KRW. The most was charged for Fri, Nov 20, 2026: ₩260,000. The table below has all figures.',
  );
  expect(asked).toEqual([expect.objectContaining({ from: '2026-11-01', to: '2026-11-30', by: 'day' })]);
});

test('a range and what is added up stand in the address', async () => {
  await show();
  await screen.findByRole('table');
  answer = () => Response.json(salesOf({ ...row('P000001', 130_000), title: 'Han river night walk' }));
  await userEvent.click(screen.getByRole('button', { name: 'Departure' }));
  expect(await screen.findAllByText('Han river night walk · P000001')).toHaveLength(2);
  expect(screen.getByTestId('address')).toHaveTextContent('from=2026-11-01&to=2026-11-30&by=product');
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(screen.getByTestId('address')).not.toHaveTextContent('from=2026-11-01');
  expect(screen.getByTestId('address')).toHaveTextContent('by=product');
});

test('the last row of a long list is called others', async () => {
  answer = () => Response.json(salesOf({ ...row('P000001', 130_000), title: 'Walk' }, row('', 1300)));
  await show(`${november}&by=product`);
  expect(within(await screen.findByRole('table')).getByText('Others')).toBeVisible();
});

test('asks for nothing where the days are in the wrong order or too many, and says so', async () => {
  await show('/admin/booking?view=sales&from=2026-11-02&to=2026-11-01');
  expect(screen.getByText('Please choose at most 366 days, the first before the last.')).toBeVisible();
  expect(screen.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([]);
});

test('what is no day in the address counts as none', async () => {
  await show('/admin/booking?view=sales&from=2026-02-30&to=2026-03-30');
  await screen.findByRole('table');
  expect(asked).toEqual([expect.objectContaining({ from: '2026-03-01', to: '2026-03-30' })]);
});

test('says that nothing was sold, and tries again where it could not be read', async () => {
  answer = () => Response.json({ error: 'internal_fail', message: '' }, { status: 500 });
  await show();
  answer = () => Response.json({ ...salesOf(), rows: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was sold or refunded in this period')).toBeVisible();
});

test('says how many payments are missing in KRW', async () => {
  answer = () => Response.json({ ...salesOf(row('2026-11-03', 130_000)), unrated_cnt: 3 });
  await show();
  expect(await screen.findByText('3 without a frozen rate, and therefore not in KRW')).toBeVisible();
});

test('ranges that are asked for often', () => {
  expect(periodsOf('2026-01-15')).toEqual({
    week: { from: '2026-01-09', to: '2026-01-15' },
    days30: { from: '2025-12-17', to: '2026-01-15' },
    month: { from: '2026-01-01', to: '2026-01-15' },
    last_month: { from: '2025-12-01', to: '2025-12-31' },
    year: { from: '2026-01-01', to: '2026-01-15' },
  });
});
