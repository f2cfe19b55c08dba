import type { GateDeparture } from '@narae/contracts';
import { addDays, daysBetween, minimumState, seoulDay, warnedFromDays, tellDays } from '@narae/rules';
import { minimumReason } from '@narae/contracts/minimum-reason';
import { LAN_TPS } from '@narae/contracts/languages';
import { findProductsNeedingPeople } from '../../catalog/index.ts';
import { loadDepartures, cancelDeparture, whoCancelsBelowMinimum } from '../../orders/index.ts';
import type { NotifyContext } from '../context.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { minimumDeskMailKind } from './minimum-desk-mail.ts';

/** A departure that lacks people, and how urgent that is (REFUND-4). */
interface ShortDeparture {
  readonly departure: GateDeparture;
  readonly state: 'short' | 'decide';
  readonly min_cnt: number;
  /** Calendar days in Asia/Seoul until it departs. */
  readonly days_left: number;
}

/** The departures of the next two weeks that fewer people have paid for than they need, the next first (REFUND-4). */
const departuresBelowMinimum = async (
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

/** Members of all languages read it, one below the other, like the ready-made words of the back office. */
const reason = LAN_TPS.map((lanTp) => minimumReason[lanTp]).join('\n');

const watchOne = async (
  context: NotifyContext,
  { departure, state, days_left }: ShortDeparture,
): Promise<void> => {
  const { prod_id } = departure;
  const by = days_left === tellDays ? await whoCancelsBelowMinimum(context) : null;
  if (by !== null) await cancelDeparture(context, { prod_id, reason, by });
  else await deliverMail(context, minimumDeskMailKind, { prod_id, state });
};

/**
 * Tells the desk of departures that lack people, once two weeks and once eight days before, and cancels them seven days before where
 * the operator has switched that on: the last day on which members are told in time (REFUND-4). Later the desk alone decides.
 */
export const watchMinimums = async (context: NotifyContext): Promise<void> => {
  for (const short of await departuresBelowMinimum(context)) {
    try {
      await watchOne(context, short);
    } catch (error) {
      context.log.error(
        { err: error, prod_id: short.departure.prod_id },
        'a departure below its minimum could not be dealt with',
      );
    }
  }
};
