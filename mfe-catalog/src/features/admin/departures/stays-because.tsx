import type { SeriesEditLeft } from '@narae/contracts';
import { href, Link, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './departures.module.css';

interface StaysBecauseProps {
  readonly reason: SeriesEditLeft['reason'];
  readonly prodId: string;
  /** Which departure it is, for who hears the link alone. */
  readonly when: string;
}

/** Why a departure stays as it is where its series changes; of one with orders the way to them (CATALOG-20). */
export function StaysBecause({ reason, prodId, when }: StaysBecauseProps): ReactNode {
  const t = useT('catalogAdmin');
  return (
    <>
      <span className={css.note}>{t(`series_stays_${reason}`)}</span>
      {reason === 'sold' && (
        <>
          {' '}
          <Link
            to={href('adminBooking', { view: 'orders', prod_id: prodId })}
            aria-label={`${t('closed_orders')}: ${when}`}
          >
            {t('closed_orders')}
          </Link>
        </>
      )}
    </>
  );
}
