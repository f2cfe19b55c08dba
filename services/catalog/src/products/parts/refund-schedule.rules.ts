import {
  type ContentOf,
  type editableFields,
  type ErrorKey,
  type RefundSchedule,
  RefundScheduleName,
} from '@narae/contracts';
import { perLanguage } from '@narae/contracts/localized';
import { firstNameFeeUsd, firstRefundSchedules } from '@narae/rules';
import { scheduleTexts } from './texts.ts';

/** Days are calendar days before departure, shares percent. */
export type RefundScheduleContent = ContentOf<(typeof editableFields)['refundSchedule']>;

interface WrongFigures {
  readonly key: ErrorKey;
  readonly field: string;
}

/**
 * The first impossible figure (REFUND-3): days fall to the day of departure, refunds never rise toward it.
 */
export const wrongFigures = ({
  steps,
  no_show_pct,
}: Pick<RefundScheduleContent, 'steps' | 'no_show_pct'>): WrongFigures | null => {
  for (const [index, { from_days, pct }] of steps.entries()) {
    const before = steps[index - 1];
    if (before && from_days >= before.from_days)
      return { key: 'refund_days_order', field: `steps.${index}.from_days` };
    if (before && pct > before.pct) return { key: 'refund_pct_rises', field: `steps.${index}.pct` };
  }
  const last = steps.at(-1);
  if (!last) return { key: 'refund_days_order', field: 'steps' };
  if (last.from_days !== 0) return { key: 'refund_days_order', field: `steps.${steps.length - 1}.from_days` };
  return no_show_pct > last.pct ? { key: 'refund_pct_rises', field: 'no_show_pct' } : null;
};

/** A schedule as orders carry it. @param version of its publications; 0 as the shop opened with it */
export const toRefundTerms = (
  name: RefundScheduleName,
  { steps, no_show_pct, grace, organiser_extra_pct }: Omit<RefundScheduleContent, 'names'>,
  version: number,
): RefundSchedule => ({
  name,
  version,
  steps: steps.map(({ from_days, pct }) => ({ fromDays: from_days, pct })),
  noShowPct: no_show_pct,
  grace: grace.grace_hours > 0 ? { hours: grace.grace_hours, untilDays: grace.grace_until_days } : null,
  organiserExtraPct: organiser_extra_pct,
});

export const scheduleNames: readonly RefundScheduleName[] = RefundScheduleName.options;

/** A schedule as the shop opened with it, in its edited form (REFUND-3). */
export const firstSchedule = (name: RefundScheduleName): RefundScheduleContent => {
  const { steps, noShowPct, grace, organiserExtraPct } = firstRefundSchedules[name];
  return {
    names: perLanguage((lanTp) => scheduleTexts[lanTp][name]),
    steps: steps.map(({ fromDays, pct }) => ({ from_days: fromDays, pct })),
    no_show_pct: noShowPct,
    grace: { grace_hours: grace?.hours ?? 0, grace_until_days: grace?.untilDays ?? 0 },
    organiser_extra_pct: organiserExtraPct,
    name_fee_usd: firstNameFeeUsd,
  };
};
