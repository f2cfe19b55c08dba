import type { Currency, MyOrder, OrderPayment } from '@narae/contracts';

interface ReceiptSum {
  readonly currency: Currency;
  readonly paid: number;
  /** What an organiser pays on top is no part of it. */
  readonly refunded: number;
}

/** Payments being checked may still come to nothing. */
export const paymentsIn = ({ payments }: Pick<MyOrder, 'payments'>): OrderPayment[] =>
  payments.filter(({ state }) => state !== 'checking');

/** One a currency: amounts of several are never added (MONEY-1). */
export const receiptSums = ({ payments, refunds }: Pick<MyOrder, 'payments' | 'refunds'>): ReceiptSum[] => {
  const charged = paymentsIn({ payments });
  const back = refunds.filter(({ cause }) => cause !== 'compensation');
  const sum = (rows: readonly { currency: Currency; amount: number }[], currency: Currency): number =>
    rows.filter((row) => row.currency === currency).reduce((total, { amount }) => total + amount, 0);
  return [...new Set(charged.map(({ currency }) => currency))].map((currency) => ({
    currency,
    paid: sum(charged, currency),
    refunded: sum(back, currency),
  }));
};
