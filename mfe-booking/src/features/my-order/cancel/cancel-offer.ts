import type { MyOrder } from '@narae/contracts';
import { NO_SHOW_DAYS } from '@narae/contracts/cancel-limits';
import { daysBetween, seoulDay } from '@narae/rules';

/**
 * How an order can be asked to be cancelled now (REFUND-2): `ahead` of its departure, `no-show` for who did not come where the
 * schedule leaves them something, or not at all.
 */
export const cancelOffer = (
  { txn_type, ymd_format, refund_schedule }: Pick<MyOrder, 'txn_type' | 'ymd_format' | 'refund_schedule'>,
  now = new Date(),
): 'ahead' | 'no-show' | null => {
  if (txn_type !== 'P') return null;
  const left = daysBetween(seoulDay(now), ymd_format);
  if (left >= 0) return 'ahead';
  return left >= -NO_SHOW_DAYS && refund_schedule.noShowPct > 0 ? 'no-show' : null;
};
