import type { OrderStep } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './orders.module.css';

/** What has happened to an order, the newest first (ORDER-13); its member reads the same in the same words. */
export function OrderSteps({ steps }: { readonly steps: readonly OrderStep[] }): ReactNode {
  const t = useT('bookingOrders');
  const member = useT('bookingMyOrder');
  const format = useFormat();
  return (
    <section className={css.section} aria-labelledby="order-steps">
      <h3 id="order-steps">{t('steps')}</h3>
      <ol className={css.notes} role="list">
        {steps.toReversed().map(({ what, by, at }, i) => (
          <li key={steps.length - i}>
            <strong>{member(`step_${what}`)}</strong>{' '}
            <span className={css.note}>
              {t(`by_${by}`)} · <time dateTime={at}>{format.date(at, 'time')}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
