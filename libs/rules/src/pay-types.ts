import type { Currency, PayType } from '@narae/contracts';

/** Payment methods by the currency of the order: A, W and U in CNH, P in the others; U where it is set up (PAY-1). */
export const payTypesFor = (currency: Currency): PayType[] => (currency === 'CNH' ? ['A', 'W', 'U'] : ['P']);

/** The seat hold of an order on its way to payment, in minutes (SEAT-1). */
export const holdMinutes = { first: 15, most: 30 } as const;
