import { minimumReason } from '@narae/contracts/minimum-reason';
import { LAN_TPS } from '@narae/contracts/languages';
import { tellDays } from '@narae/rules';
import { cancelDeparture, whoCancelsBelowMinimum } from '../../orders/index.ts';
import type { NotifyContext } from '../context.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { minimumDeskMailKind } from './minimum-desk-mail.ts';
import { departuresBelowMinimum, type ShortDeparture } from './departures-below-minimum.ts';

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
