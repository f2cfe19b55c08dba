import type { OrderStep } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './my-order.module.css';
import { Section } from './section.tsx';

/** Everything that has happened to an order, newest first, with its moment and who did it (ORDER-13). */
export function TimelineSection({ steps }: { readonly steps: readonly OrderStep[] }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  return (
    <Section title={t('timeline')}>
      <ol className={css.steps} role="list">
        {steps.toReversed().map(({ what, by, at }, i) => (
          <li key={steps.length - i} className={css.step}>
            <strong>{t(`step_${what}`)}</strong>
            <span className={css.soft}>
              <time dateTime={at}>{format.date(at, 'local')}</time> · {t(`by_${by}`)}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.soft}>{t('timeline_zone')}</p>
    </Section>
  );
}
