import type { GateDeparture } from '@narae/contracts';
import { addDays, daysBetween, minimumState, seoulDay, warnedFromDays } from '@narae/rules';
import { findProductsNeedingPeople } from '../../catalog/index.ts';
import { loadDepartures } from '../../orders/index.ts';
import type { NotifyContext } from '../context.ts';

/** A departure that lacks people, and how urgent that is (REFUND-4). */
export interface ShortDeparture {
  readonly departure: GateDeparture;
  readonly state: 'short' | 'decide';
  readonly min_cnt: number;
  /** Calendar days in Asia/Seoul until it departs. */
  readonly days_left: number;
}

/** The departures of the next two weeks that fewer people have paid for than they need, the next first (REFUND-4). */
export const departuresBelowMinimum = async (
  context: Pick<NotifyContext, 'bookings' | 'products' | 'copies' | 'config' | 'now' | 'waiting'>,
): Promise<ShortDeparture[]> => {
  const today = seoulDay(context.now());
  const products = await findProductsNeedingPeople(context, {
    from: today,
    until: addDays(today, warnedFromDays),
  });
  const loaded = await loadDepartures(context, products, 'KOR');
  return loaded.flatMap(({ departure }, index) => {
    const min_cnt = products[index]?.min_cnt ?? 0;
    const days_left = daysBetween(today, departure.ymd_format);
    const state = minimumState({ min_cnt, paid_cnt: departure.paid_cnt, days_left });
    return state === 'short' || state === 'decide' ? [{ departure, state, min_cnt, days_left }] : [];
  });
};
