import type { AdminDeparture, LanTp } from '@narae/contracts';
import { daysBetween, seoulDay } from '@narae/rules';
import { findProductsLeavingFrom } from '../../catalog/index.ts';
import { seatsByStatus } from '../../inventory/index.ts';
import type { OrdersContext } from '../context.ts';
import { loadDepartures, type GateContext } from './load-departures.ts';

/** Departures on one page. */
const pageSize = 20;

/** The departures to come with people and seats, the next first, a page at a time (TICKET-8). */
export const listSeatsOfDepartures = async (
  context: GateContext & Pick<OrdersContext, 'waiting' | 'ledgers'>,
  after: string | undefined,
  lanTp: LanTp,
): Promise<{ departures: AdminDeparture[]; next: string | null }> => {
  const today = seoulDay(context.now());
  const [day = '', prod_id = ''] = after?.split('~') ?? [];
  const found = await findProductsLeavingFrom(context, {
    day: today,
    after: after === undefined ? null : { start_day: day, prod_id },
    size: pageSize + 1,
  });
  const shown = found.slice(0, pageSize);
  const loaded = await loadDepartures(context, shown, lanTp);
  const departures = await Promise.all(
    loaded.map(async ({ departure }, index) => ({
      ...departure,
      min_cnt: shown[index]?.min_cnt ?? 0,
      days_left: daysBetween(today, departure.ymd_format),
      seats: await seatsByStatus(context, departure.prod_id),
    })),
  );
  const last = shown.at(-1);
  return {
    departures,
    next: last && found.length > pageSize ? `${last.start_day}~${last.prod_id}` : null,
  };
};
