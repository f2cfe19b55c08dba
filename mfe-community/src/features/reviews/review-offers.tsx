import { reviewMine } from '@narae/contracts/rows';
import { pageLink, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './reviews.module.css';
import './texts.ts';

/** Nothing where there are neither trips nor reviews. */
export default function ReviewOffers(): ReactNode {
  const t = useT('reviews');
  const { data } = useCall(reviewMine, {});
  if (!data || (data.trips.length === 0 && data.reviews.length === 0)) return null;
  return (
    <section className={css.summary} aria-label={t('section')}>
      <div className={css.trip}>
        <p className={css.tripName}>{t(data.trips.length > 0 ? 'offers' : 'mine')}</p>
        <ButtonLink link={pageLink('myReviews')}>{t(data.trips.length > 0 ? 'write' : 'mine')}</ButtonLink>
      </div>
    </section>
  );
}
