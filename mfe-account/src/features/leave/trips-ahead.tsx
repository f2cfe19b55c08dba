import type { TripAhead } from '@narae/contracts';
import { Link, linkTo, useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './leave.module.css';
import './texts.ts';

interface TripsAheadProps {
  readonly trips: readonly TripAhead[];
  /** One of them is opened: the dialog closes. */
  readonly onLeave: () => void;
}

/** Why a member cannot leave yet, with the trips that are the reason (ACCOUNT-11). */
export function TripsAhead({ trips, onLeave }: TripsAheadProps): ReactNode {
  const t = useT('accountLeave');
  const format = useFormat();
  return (
    <div className={css.stack}>
      <h3 className={css.heading}>{t('trips_title')}</h3>
      <p className={css.text}>{t('trips_text')}</p>
      <ul className={css.trips}>
        {trips.map(({ order_id, title, last_day }) => (
          <li key={order_id}>
            <Link className={css.trip} {...linkTo('myOrder', { order_id })} onClick={onLeave}>
              <span>{title}</span>
              <span className={css.day}>{t('trip_until', { day: format.date(last_day, 'day') })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
