import type { DeskCancellation } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
import css from './cancellations.module.css';

/** Which trip and who of it, when it departs, and the quote the member was shown: that of the moment of the request. */
export function RequestFacts({ request }: { readonly request: DeskCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const format = useFormat();
  const { prod_title, prod_id, departure, days_left, whole, leaving, people, pct, sums } = request;
  const facts = [
    { name: t('trip'), value: `${prod_title} · ${prod_id}` },
    {
      name: t('departs'),
      value: `${format.date(departure, 'day')} · ${days_left < 0 ? t('departed') : t('days_left', { count: days_left })}`,
    },
    {
      name: t('who'),
      value: whole
        ? t('who_whole', { count: people })
        : t('who_part', { names: leaving.join(' · '), count: leaving.length, people }),
    },
    { name: t('charged'), value: amountsOf(sums, 'charged', format) },
    {
      name: t('refunded'),
      value: `${amountsOf(sums, 'refunded', format)} (${format.percent(pct / 100)})`,
      strong: true,
    },
    { name: t('kept'), value: amountsOf(sums, 'kept', format) },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value, strong }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{strong ? <strong>{value}</strong> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
