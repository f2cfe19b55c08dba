import type {
  LocalizedText,
  RefundSchedule,
  RefundScheduleName,
  LanTp,
  RefundScheduleRow,
} from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import type { ProductsContext } from '../context.ts';
import { firstSchedule, scheduleNames, toRefundTerms } from './refund-schedule.rules.ts';

interface CurrentSchedule {
  readonly refund_terms: RefundSchedule;
  readonly names: LocalizedText;
  /** Whole US dollars per person (REFUND-5). */
  readonly name_fee_usd: number;
}

/** Every schedule as published last, else as the shop opened with it (REFUND-3). */
export const readSchedules = async ({
  refundSchedules,
}: Pick<ProductsContext, 'refundSchedules'>): Promise<Record<RefundScheduleName, CurrentSchedule>> => {
  const rows = await refundSchedules.find({}, { audit: 0 }).lean();
  const current = (name: RefundScheduleName): CurrentSchedule => {
    const stored = rows.find(({ schedule }) => schedule === name);
    const content = stored ?? firstSchedule(name);
    return {
      refund_terms: toRefundTerms(name, content, stored?.version ?? 0),
      names: content.names,
      name_fee_usd: content.name_fee_usd,
    };
  };
  return Object.fromEntries(scheduleNames.map((name) => [name, current(name)])) as Record<
    RefundScheduleName,
    CurrentSchedule
  >;
};

/** Every schedule for terms and FAQ, in the asked language (REFUND-3). */
export const listRefundSchedules = async (
  catalog: Pick<ProductsContext, 'refundSchedules'>,
  lanTp: LanTp,
): Promise<RefundScheduleRow[]> => {
  const schedules = await readSchedules(catalog);
  return scheduleNames.map((name) => {
    const { refund_terms, names, name_fee_usd } = schedules[name];
    return { ...refund_terms, title: textIn(names, lanTp), name_fee_usd };
  });
};
