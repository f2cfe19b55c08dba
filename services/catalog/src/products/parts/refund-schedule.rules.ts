import type {
  ContentOf,
  editableFields,
  ErrorKey,
  RefundSchedule,
  RefundScheduleName,
} from '@narae/contracts';

/** What an operator decides about a schedule; days are calendar days before departure, shares percent. */
export type RefundScheduleContent = ContentOf<(typeof editableFields)['refundSchedule']>;

/** Why figures are no schedule, and at which field. */
interface WrongFigures {
  readonly key: ErrorKey;
  readonly field: string;
}

/**
 * The first figure that cannot be meant (REFUND-3): days fall from step to step and end with the day of departure, and what
 * comes back never rises toward it.
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

/** A schedule as products and orders carry it. @param version of its publications; 0 as the shop opened with it */
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
