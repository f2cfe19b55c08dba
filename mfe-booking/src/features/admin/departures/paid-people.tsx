import type { AdminDeparture } from '@narae/contracts';
import { minimumState } from '@narae/rules';
import { Link, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import css from './departures.module.css';

/** How many people paid, how many a departure needs, and what is to be done where it lacks some (REFUND-4). */
export function PaidPeople({ departure }: { readonly departure: AdminDeparture }): ReactNode {
  const t = useT('bookingGate');
  const { prod_id, prod_title, paid_cnt, min_cnt } = departure;
  const state = minimumState(departure);
  return (
    <div>
      {paid_cnt}
      {state !== 'none' && <span className={css.more}>{t('dep_minimum', { count: min_cnt })}</span>}
      {(state === 'short' || state === 'decide') && <span className={css.lacks}>{t(`dep_${state}`)}</span>}
      {state === 'decide' && (
        <Link
          className={css.rowLink}
          aria-label={t('dep_cancel_of', { title: prod_title })}
          to={adminLink('cancellations', { id: prod_id, reason: 'minimum' })}
        >
          {t('dep_cancel')}
        </Link>
      )}
    </div>
  );
}
