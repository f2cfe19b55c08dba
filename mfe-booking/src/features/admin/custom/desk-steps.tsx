import type { DeskTrip } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import css from './desk.module.css';

/** Everything that has happened, newest first, with who did it and what was written. */
export function DeskSteps({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const format = useFormat();
  const authors = useAuthors();
  const who = (step: DeskTrip['steps'][number]): string =>
    step.by === 'member' ? t('by_member') : step.by === 'shop' ? t('by_shop') : authors(step.actor);
  return (
    <section className={css.box} aria-label={t('history')}>
      <h3 className={css.boxTitle}>{t('history')}</h3>
      <ol className={css.steps} role="list">
        {trip.steps.toReversed().map((step, at) => (
          <li key={trip.steps.length - at}>
            <p>
              <strong>{t(`step_${step.what}`, { number: step.quote_no })}</strong>{' '}
              <span className={css.note}>
                {who(step)} · {format.date(step.at, 'time')}
              </span>
            </p>
            {step.text && <p className={css.said}>{authors(step.text)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
