import type { DepartureCancellation } from '@narae/contracts';
import { Link, linkTo, useFormat, useT } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import css from './cancellations.module.css';

/** How far the cancellation of a departure is, who began it when, and what members were told. */
export function DepartureProgress({ departure }: { readonly departure: DepartureCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const format = useFormat();
  const { prod_id, state, reason, asked_at, asked_by, done_at, orders_done, orders_left } = departure;
  const named = useAuthors();
  const all = orders_done + orders_left;
  return (
    <div className={css.form}>
      <div role="status">
        <p>
          <strong>{t(`dep_${state === 'done' ? 'done' : 'running'}`)}</strong>
        </p>
        <p>{t('dep_progress', { done: orders_done, all })}</p>
      </div>
      {state === 'running' && (
        <>
          <progress
            className={css.progress}
            max={Math.max(all, 1)}
            value={orders_done}
            aria-label={t('dep_running')}
          />
          <p className={css.note}>{t('dep_leave')}</p>
        </>
      )}
      <p className={css.note}>
        {t('dep_begun', { time: format.date(asked_at, 'time'), who: named(asked_by) })}
        {done_at && ` · ${t('dep_done_at', { time: format.date(done_at, 'time') })}`}
      </p>
      <blockquote className={css.said}>
        <span className={css.note}>{t('dep_told')}</span>
        {reason}
      </blockquote>
      <Link className={css.back} to={adminLink('refunds')}>
        {t('dep_to_refunds')}
      </Link>
      <p className={css.note}>{t('dep_catalogue')}</p>
      <Link className={css.back} {...linkTo('admin', { view: 'product', id: prod_id })}>
        {t('dep_to_catalogue')}
      </Link>
    </div>
  );
}
