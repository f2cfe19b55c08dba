import type { DemoRate } from './types.ts';

const week = (currency: DemoRate['currency'], newestFirst: readonly number[]): DemoRate[] =>
  newestFirst.map((deal_bas_r, index) => ({ currency, deal_bas_r, dateOffset: index === 0 ? 0 : -index }));

/** KRW per one unit, today and the days before. The source quotes JPY(100); here it is per one yen. */
export const RATES: readonly DemoRate[] = [
  ...week('USD', [1391.2, 1389.6, 1393.1]),
  ...week('CNH', [193.4, 193.1, 193.8]),
  ...week('JPY', [8.9174, 8.9052, 8.9316]),
];
