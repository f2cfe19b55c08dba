import type { CopiedDeparture, SeriesDay } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { FormState } from '@narae/shell-sdk/form';
import { Checkbox } from '@narae/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './departures.module.css';
import { listIn, type DepartureValues } from './departure-fields.ts';
import { filledAtFirst, ruleOf } from './series-fields.ts';
import { useSeriesText } from './use-series-text.ts';

interface SeriesDaysProps {
  readonly form: FormState<DepartureValues>;
  readonly copied: CopiedDeparture;
  /** With those of days that are left out. */
  readonly departures: readonly SeriesDay[];
}

/** The days of a series before it is added: each may be left out, and those that are there already are marked. */
export function SeriesDays({ form, copied, departures }: SeriesDaysProps): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const { sentence, openSentence } = useSeriesText();
  const section = useRef<HTMLElement>(null);
  // It stands below what was pressed for it.
  useEffect(() => section.current?.focus(), []);
  const leftOut = listIn(form.values['left_out']);
  const rule = ruleOf(form.values);
  const until = filledAtFirst(rule, copied);
  const days = [...new Set(departures.map(({ start_day }) => start_day))];
  const going = departures.filter(({ start_day }) => !leftOut.includes(start_day));
  const existing = going.filter(({ taken }) => taken).length;
  const closed = going.filter(({ taken, closed_text }) => !taken && closed_text).length;
  const toggle = (day: string): void => {
    const rest = leftOut.filter((one) => one !== day);
    form.set({ left_out: (rest.length < leftOut.length ? rest : [...rest, day]).join(',') });
  };
  const noteOf = (own: readonly SeriesDay[]): string | undefined => {
    if (own.some(({ taken }) => taken)) return t('series_exists');
    const text = own.find(({ closed_text }) => closed_text)?.closed_text;
    return text && t('closed_day', { text });
  };
  const { error } = form.wire('left_out');
  return (
    <section ref={section} className={css.preview} tabIndex={-1} aria-label={t('series_days')}>
      <div role="status">
        <p className={css.sentence}>
          {until === undefined
            ? sentence(rule, going.at(-1)?.start_day ?? days.at(-1)!, going.length)
            : openSentence(rule, until)}
        </p>
        {until !== undefined && <p className={css.note}>{t('series_at_first', { count: going.length })}</p>}
        {closed > 0 && <p className={css.note}>{t('closed_in_series', { count: closed })}</p>}
        {existing > 0 && <p className={css.note}>{t('series_existing', { count: existing })}</p>}
      </div>
      <p className={css.note}>{t('series_leave_out')}</p>
      {error && <p role="alert">{error}</p>}
      <ul className={css.days}>
        {days.map((day) => {
          const own = departures.filter(({ start_day }) => start_day === day);
          const times = own.map(({ start_time }) => start_time).filter(Boolean);
          return (
            <li key={day}>
              <Checkbox
                label={[format.date(day, 'day'), times.join(', ')].filter(Boolean).join(' · ')}
                note={noteOf(own)}
                checked={!leftOut.includes(day)}
                onChange={() => toggle(day)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
