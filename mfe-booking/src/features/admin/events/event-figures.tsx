import type { AdminEvent } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { cx } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './events.module.css';

/** Places and papers of an event in figures; total = taken + offered + left (EVENT-7). */
export function EventFigures({ event }: { readonly event: AdminEvent }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const { total, taken, offered, remaining, papers_to_check } = event;
  const figures = [
    { name: t('ev_total'), value: total },
    { name: t('ev_taken'), value: taken },
    ...(offered > 0 ? [{ name: t('ev_offered'), value: offered }] : []),
    { name: t('ev_left'), value: remaining, waits: remaining < 0 },
    { name: t('ev_to_check'), value: papers_to_check, waits: papers_to_check > 0 },
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ name, value, waits = false }) => (
        <div key={name} className={css.figure}>
          <dt>{name}</dt>
          <dd className={cx(waits && css.waits)}>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
