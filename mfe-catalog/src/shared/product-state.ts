import { serverTime } from '@narae/shell-sdk';
import type { Product } from '@narae/contracts';
import { daysBetween, displayState, isOnSale, seoulDay } from '@narae/rules';
import type { BadgeState } from '@narae/ui';

/** Badge and label of each state of a product (CATALOG-3); an open product carries no badge. */
export const stateBadges = {
  'in-progress': null,
  'closing-soon': { badge: 'closingSoon', label: 'state_closing_soon' },
  closed: { badge: 'closed', label: 'state_closed' },
  preparing: { badge: 'preparing', label: 'state_preparing' },
  'sold-out': { badge: 'soldOut', label: 'state_sold_out' },
} as const satisfies Record<ReturnType<typeof displayState>, { badge: BadgeState; label: string } | null>;

/** Cards show up to this many seats. */
const FEW_SEATS = 5;

export const fewSeatsLeft = (product: Pick<Product, 'progress_yn' | 'inventory_cnt'>): number | null => {
  const state = displayState(product);
  return (state === 'in-progress' || state === 'closing-soon') && product.inventory_cnt <= FEW_SEATS
    ? product.inventory_cnt
    : null;
};

/** Dates of its trip besides the product's own that can be booked or waited for (CATALOG-17). */
export const otherDates = ({
  dates_cnt = 0,
  ...product
}: Pick<Product, 'progress_yn'> & { readonly dates_cnt?: number }): number =>
  dates_cnt - (isOnSale(product) ? 1 : 0);

/** In calendar days of Asia/Seoul. */
export const daysToGo = (product: Product, now = serverTime()): number =>
  daysBetween(seoulDay(now), product.ymd_format);
