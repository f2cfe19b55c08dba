import { chartColumns } from './chart-columns.ts';

const sold = (key: string, charged: number) => ({ key, krw: { charged, refunded: 1, net: charged - 1 } });

it('has a column for every day of a short range', () => {
  const range = { from: '2026-11-29', to: '2026-12-01' };
  expect(chartColumns([sold('2026-11-30', 5)], range)).toEqual([
    { key: '2026-11-29', charged: 0, refunded: 0 },
    { key: '2026-11-30', charged: 5, refunded: 1 },
    { key: '2026-12-01', charged: 0, refunded: 0 },
  ]);
});

it('has a column for every month of a long one, and loses nothing', () => {
  const range = { from: '2026-01-15', to: '2026-12-31' };
  const columns = chartColumns([sold('2026-11-01', 5), sold('2026-11-30', 6), sold('2026-12-31', 7)], range);
  expect(columns.map(({ key }) => key.slice(5))).toEqual(
    Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')),
  );
  expect(columns.slice(-2)).toEqual([
    { key: '2026-11', charged: 11, refunded: 2 },
    { key: '2026-12', charged: 7, refunded: 1 },
  ]);
});
