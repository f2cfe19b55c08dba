import type { LanTp, RefundScheduleRow } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import type { Catalog } from '../../context.ts';
import { scheduleNames } from './first-schedules.rules.ts';
import { readSchedules } from './read-schedules.ts';

/** Every schedule as the terms and the FAQ tell it, in the asked language (REFUND-3). */
export const listRefundSchedules = async (
  catalog: Pick<Catalog, 'refundSchedules'>,
  lanTp: LanTp,
): Promise<RefundScheduleRow[]> => {
  const schedules = await readSchedules(catalog);
  return scheduleNames.map((name) => {
    const { refund_terms, names, name_fee_usd } = schedules[name];
    return { ...refund_terms, title: textIn(names, lanTp), name_fee_usd };
  });
};
