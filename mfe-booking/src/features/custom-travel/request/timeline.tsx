import type { CustomTripStep } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { useId, type ReactNode } from 'react';
import css from './custom-request.module.css';

/** Everything that has happened to a request, newest first, with what both sides wrote. */
export function Timeline({ steps }: { readonly steps: readonly CustomTripStep[] }): ReactNode {
  const t = useT('bookingCustom');
  const format = useFormat();
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 className={css.cardTitle} id={id}>
        {t('history')}
      </h2>
      <ol className={css.steps} role="list">
        {steps.toReversed().map((step, at) => (
          <li key={steps.length - at}>
            <p className={css.stepHead}>
              <strong>{t(`step_${step.what}`, { number: step.quote_no })}</strong>
              <time className={css.soft} dateTime={step.at}>
                {format.date(step.at, 'time')}
              </time>
            </p>
            {step.text && <p className={css.said}>{step.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
