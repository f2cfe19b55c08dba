import type { Currency } from '@narae/contracts';

/** KRW per one unit of each currency that has a rate; 1 for KRW itself. */
export type RateTable = Readonly<Partial<Record<Currency, number>>>;
