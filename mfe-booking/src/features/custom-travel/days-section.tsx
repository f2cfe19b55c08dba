import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { addDays, seoulDay, tripDays } from '@narae/rules';
import { toast, useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './custom-travel.module.css';
import { Section, type SectionProps } from './section.tsx';
import { useTripDays } from './use-trip-days.ts';

/** First and last day of the trip. */
export function DaysSection({ form, problems }: SectionProps): ReactNode {
  const t = useT('bookingCustom');
  const { start_day, end_day } = form.wish;
  const wire = useTripDays(form.wish, form.set, () => toast.show({ key: 'day_order', kind: 'warning' }));
  const today = seoulDay(new Date());
  const last = addDays(today, customTripLimits.daysAhead);
  const length = start_day && end_day ? tripDays(start_day, end_day) : 0;
  return (
    <Section title={t('when_title')}>
      <div className={css.pair}>
        <TextField
          {...problems.wire('start_day')}
          {...wire('start_day')}
          type="date"
          label={t('start_day')}
          min={today}
          max={last}
        />
        <TextField
          {...problems.wire('end_day')}
          {...wire('end_day')}
          type="date"
          label={t('end_day')}
          min={start_day || today}
          max={addDays(last, customTripLimits.days)}
        />
      </div>
      <p className={css.note} role="status">
        {length > 0 && t('day_count', { count: length })}
      </p>
    </Section>
  );
}
