import type { Currency, PayType } from '@narae/contracts';

/** The currencies of the orders that a payment method is offered for, in the order of the page (PAY-1). */
const currenciesOf: Readonly<Record<PayType, readonly Currency[]>> = {
  A: ['CNH'],
  W: ['CNH'],
  U: ['CNH'],
  P: ['KRW', 'USD'],
};

/** Payment methods by the currency of the order: A, W and U in CNH, P in the others; U where it is set up (PAY-1). */
export const payTypesFor = (currency: Currency): PayType[] =>
  (Object.keys(currenciesOf) as PayType[]).filter((payType) => currenciesOf[payType].includes(currency));

/** The seat hold of an order on its way to payment, in minutes (SEAT-1). */
export const holdMinutes = { first: 15, most: 30 } as const;
