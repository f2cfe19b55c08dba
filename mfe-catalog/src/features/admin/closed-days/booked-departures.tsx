import type { ClosedDeparture, DeskClosedDays } from '@narae/contracts';
import { href, Link, useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { adminLink } from '../views.ts';
import css from './closed-days.module.css';

interface BookedDeparturesProps {
  readonly period: Pick<DeskClosedDays, 'booked' | 'booked_cnt'>;
  /** Whether they are of several trips. */
  readonly named: boolean;
}

/** Departures that closed days closed and that have orders, with the ways to those: staff move or cancel them, or let them run. */
export function BookedDepartures({ period, named }: BookedDeparturesProps): ReactNode {
  const t = useT('catalogAdmin');
  const { booked, booked_cnt } = period;
  if (booked_cnt === 0) return null;
  const more = booked_cnt - booked.length;
  return (
    <>
      <p>{t('closed_booked', { count: booked_cnt })}</p>
      <ul className={css.booked}>
        {booked.map((departure) => (
          <li key={departure.prod_id}>
            <Booked departure={departure} named={named} />
          </li>
        ))}
        {more > 0 && <li className={css.note}>{t('closed_more', { count: more })}</li>}
      </ul>
    </>
  );
}

function Booked({
  departure,
  named,
}: Pick<BookedDeparturesProps, 'named'> & { readonly departure: ClosedDeparture }): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const format = useFormat();
  const { prod_id, title, start_day, start_time, package_cnt, seats_taken } = departure;
  const when = format.when({ ymd_format: start_day, start_time }, 'day');
  return (
    <>
      <Link to={adminLink('product', prod_id)}>{[named && title, when].filter(Boolean).join(' · ')}</Link>
      <span>
        {[
          package_cnt > 0 && common('people_count', { count: package_cnt }),
          t('closed_seats', { count: seats_taken }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Link
        to={href('adminBooking', { view: 'orders', prod_id })}
        aria-label={`${t('closed_orders')}: ${when}`}
      >
        {t('closed_orders')}
      </Link>
      <Link
        to={href('adminBooking', { view: 'departures', id: prod_id })}
        aria-label={`${t('closed_move')}: ${when}`}
      >
        {t('closed_move')}
      </Link>
      <Link
        to={href('adminBooking', { view: 'cancellations', id: prod_id })}
        aria-label={`${t('closed_cancel')}: ${when}`}
      >
        {t('closed_cancel')}
      </Link>
    </>
  );
}
