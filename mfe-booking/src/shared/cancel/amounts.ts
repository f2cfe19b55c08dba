import type { CancelQuote } from '@narae/contracts';
import type { Format } from '@narae/shell-sdk';

type Sums = CancelQuote['sums'];

/** An order that was paid in two currencies has two amounts. */
export const amountsOf = (
  sums: Sums,
  side: 'charged' | 'refunded' | 'kept',
  { money }: Pick<Format, 'money'>,
): string => sums.map((sum) => money(sum[side], sum.currency)).join(' + ');
