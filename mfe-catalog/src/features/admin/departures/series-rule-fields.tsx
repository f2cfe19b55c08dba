import type { CopiedDeparture } from '@narae/contracts';
import {
  LAST_OF_MONTH,
  LEAST_HORIZON_DAYS,
  MOST_EVERY,
  MOST_HORIZON_DAYS,
  MOST_STARTS_A_DAY,
  seriesRepeats,
} from '@narae/contracts/departure-limits';
import { useT } from '@narae/shell-sdk';
import type { FormState } from '@narae/shell-sdk/form';
import { Button, SelectField, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import { ChoicesField } from './choices-field.tsx';
import css from './departures.module.css';
import type { DepartureValues } from './departure-fields.ts';
import { seriesEnds, startsOf, timeField, weekdayNumbers, withoutStart } from './series-fields.ts';
import { useSeriesText } from './use-series-text.ts';

interface FieldsProps {
  readonly form: FormState<DepartureValues>;
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

/** When the departures of a series leave. */
export function SeriesRuleFields({
  form,
  copied,
}: FieldsProps & { readonly copied: CopiedDeparture }): ReactNode {
  const t = useT('catalogAdmin');
  const { monthDay, monthWeek } = useSeriesText();
  const { repeats } = form.values;
  const days = { type: 'date', min: copied.from, max: copied.to } as const;
  return (
    <>
      <div className={css.pair}>
        <SelectField
          {...form.text('repeats')}
          label={t('series_repeats')}
          options={seriesRepeats.map((value) => ({ value, label: t(`series_repeats_${value}`) }))}
        />
        <SelectField
          {...form.text('every')}
          label={t('series_every')}
          options={upTo(MOST_EVERY).map((count) => ({
            value: String(count),
            label: t(repeats === 'weekly' ? 'series_every_weeks' : 'series_every_months', { count }),
          }))}
        />
      </div>
      {repeats === 'month-day' && (
        <SelectField
          {...form.text('month_day')}
          label={t('series_month_day')}
          options={[...upTo(31), LAST_OF_MONTH].map((day) => ({ value: String(day), label: monthDay(day) }))}
        />
      )}
      {repeats === 'month-weekday' && (
        <SelectField
          {...form.text('month_week')}
          label={t('series_month_week')}
          options={[...upTo(4), LAST_OF_MONTH].map((week) => ({
            value: String(week),
            label: monthWeek(week),
          }))}
        />
      )}
      <WeekdaysField form={form} />
      <TextField {...form.text('first_day')} {...days} label={t('series_first_day')} />
      <EndFields form={form} days={days} />
      <StartTimes form={form} />
    </>
  );
}

/** On which weekdays a series departs; on a day of the month it has none. */
export function WeekdaysField({ form }: FieldsProps): ReactNode {
  const t = useT('catalogAdmin');
  const { weekday } = useSeriesText();
  if (form.values['repeats'] === 'month-day') return null;
  return (
    <ChoicesField
      form={form}
      field="weekdays"
      legend={t('series_weekdays')}
      options={weekdayNumbers.map((day) => ({ value: String(day), label: weekday(day) }))}
    />
  );
}

/** Days that may be typed, both included. */
interface TypedDays {
  readonly min: string;
  readonly max: string;
}

/** On which day a series ends, after how many days, or how far ahead it is filled where it does not. */
export function EndFields({ form, days }: FieldsProps & { readonly days?: TypedDays }): ReactNode {
  const t = useT('catalogAdmin');
  const { ends } = form.values;
  const number = { type: 'number', inputMode: 'numeric', step: 1 } as const;
  return (
    <div className={css.pair}>
      <SelectField
        {...form.text('ends')}
        label={t('series_ends')}
        options={seriesEnds.map((value) => ({
          value,
          label: t(`series_ends_${value}`),
        }))}
      />
      {ends === 'last_day' && (
        <TextField {...form.text('last_day')} {...days} type="date" label={t('series_until_day')} />
      )}
      {ends === 'count' && (
        <TextField {...form.text('count')} {...number} min={1} label={t('series_count')} />
      )}
      {ends === 'horizon_days' && (
        <TextField
          {...form.text('horizon_days')}
          {...number}
          min={LEAST_HORIZON_DAYS}
          max={MOST_HORIZON_DAYS}
          label={t('series_horizon')}
          hint={t('series_horizon_hint')}
        />
      )}
    </div>
  );
}

/** At which times of a day a series departs. */
export function StartTimes({ form }: FieldsProps): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const starts = startsOf(form.values);
  const add = (): void =>
    form.set({
      [timeField(starts, 'start_time')]: '',
      [timeField(starts, 'end_time')]: '',
      starts: String(starts + 1),
    });
  return (
    <>
      {upTo(starts).map((number) => (
        <div key={number} className={css.pair}>
          {(['start_time', 'end_time'] as const).map((field) => (
            <TextField
              key={field}
              {...form.text(timeField(number - 1, field))}
              type="time"
              label={names.field(field)}
              optional
            />
          ))}
          {starts > 1 && (
            <Button kind="quiet" onClick={() => form.set(withoutStart(form.values, number - 1))}>
              {t('series_time_remove', { number })}
            </Button>
          )}
        </div>
      ))}
      {starts < MOST_STARTS_A_DAY && (
        <div className={css.actions}>
          <Button kind="quiet" onClick={add}>
            {t('series_time_add')}
          </Button>
        </div>
      )}
    </>
  );
}
