import type { GateDeparture } from '@narae/contracts';
import { addDays, daysBetween, minimumState, seoulDay, warnedFromDays, tellDays } from '@narae/rules';
import { minimumReason } from '@narae/contracts/minimum-reason';
import { LAN_TPS } from '@narae/contracts/languages';
import { findProductsNeedingPeople } from '../../catalog/index.ts';
import { loadDepartures, cancelDeparture, whoCancelsBelowMinimum } from '../../orders/index.ts';
import type { NotifyContext } from '../context.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';

interface ShortDeparture {
  readonly departure: GateDeparture;
  readonly state: 'short' | 'decide';
  readonly min_cnt: number;
  /** Calendar days in Asia/Seoul until it departs. */
  readonly days_left: number;
}

/** Of the next two weeks, the next first (REFUND-4). */
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

/** One below the other, for members of all languages. */
const reason = LAN_TPS.map((lanTp) => minimumReason[lanTp]).join('\n');

const watchOne = async (
  context: NotifyContext,
  { departure, state, days_left }: ShortDeparture,
): Promise<void> => {
  const { prod_id } = departure;
  const by = days_left === tellDays ? await whoCancelsBelowMinimum(context) : null;
  if (by !== null) await cancelDeparture(context, { prod_id, reason, by });
  else await deliverMail(context, 'minimum-desk', { prod_id, state });
};

/**
 * Tells the desk two weeks and eight days before, and cancels seven days before where that is switched on: the last day on
 * which members are told in time (REFUND-4). Later only the desk decides.
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
