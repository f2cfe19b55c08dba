import type { CartItem } from '@narae/contracts';

/** What is paid first of a booking that is not paid yet: its deposit, else all of it (MONEY-12). Whole units of its currency. */
export const firstAmount = ({ deposit, total_price }: Pick<CartItem, 'deposit' | 'total_price'>): number =>
  deposit?.amount ?? total_price;
