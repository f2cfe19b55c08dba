/** Whose rates are kept up to date; KRW needs none (MONEY-4). */
export const wantedCurrencies = ['USD', 'CNH', 'JPY'] as const;
export type WantedCurrency = (typeof wantedCurrencies)[number];

/** How sources may spell their units. */
export const wantedUnits: ReadonlySet<string> = new Set(['USD', 'CNH', 'CNY', 'JPY', 'JPY(100)']);
