import type { Discounts, Variant } from '@narae/contracts';

/** What a product lets its travellers off where nobody has said anything else, by its variant (MONEY-9). */
export const defaultDiscounts: Readonly<Record<Variant, Discounts>> = {
  trip: { teen_pct: 0, children_pct: 0, infant_takes_seat: false },
  enter: { teen_pct: 0, children_pct: 2, infant_takes_seat: false },
};
