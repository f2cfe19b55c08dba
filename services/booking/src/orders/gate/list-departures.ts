import type { BookableProduct, GateDeparture, LanTp } from '@narae/contracts';
import { addDays, seoulDay } from '@narae/rules';
import { findProductsLeavingOn } from '../../catalog/index.ts';
import type { OrdersContext } from '../context.ts';
import { loadDepartures, type GateContext } from './load-departures.ts';

/** Products that leave today or tomorrow in Seoul. */
export const findGateProducts = (
  context: Pick<GateContext, 'products' | 'now'>,
): Promise<BookableProduct[]> => {
  const today = seoulDay(context.now());
  return findProductsLeavingOn(context, [today, addDays(today, 1)]);
};

/** Departures of today and tomorrow in figures; those nobody has an order for are none (TICKET-6). */
export const listDepartures = async (
  context: GateContext & Pick<OrdersContext, 'waiting'>,
  lanTp: LanTp,
): Promise<GateDeparture[]> => {
  const loaded = await loadDepartures(context, await findGateProducts(context), lanTp);
  return loaded
    .map(({ departure }) => departure)
    .filter(({ paid_cnt, unpaid_cnt, waiting_cnt }) => paid_cnt + unpaid_cnt + waiting_cnt > 0);
};
