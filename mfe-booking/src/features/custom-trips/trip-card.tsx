import type { CustomTripRow } from '@narae/contracts';
import { pageLink, useFormat, usePartyText, useT } from '@narae/shell-sdk';
import { Badge, ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { partyOf } from '../../shared/custom/party-of.ts';
import { tripLook } from '../../shared/custom/trip-states.ts';
import css from './custom-trips.module.css';

/** One request: state, days and people, the price of its quote, what its member can do next. */
export function TripCard({ trip }: { readonly trip: CustomTripRow }): ReactNode {
  const t = useT('bookingCustom');
  const format = useFormat();
  const party = usePartyText();
  const { badge, label, next } = tripLook(trip);
  const { request_id, start_day, end_day, total_krw, state } = trip;
  return (
    <article className={css.card} data-request={request_id}>
      <Badge state={badge}>{t(label)}</Badge>
      <h3 className={css.name}>{trip.quote_title || t('request_number', { number: request_id })}</h3>
      <p className={css.soft}>
        {format.dateRange(start_day, end_day)} · {party(partyOf(trip))}
        {total_krw > 0 && ` · ${format.money(total_krw, 'KRW')}`}
      </p>
      <p className={css.next}>{t(next)}</p>
      {state === 'quoted' && (
        <p className={css.soft}>
          {t('valid_until')}: {t('seoul_time', { time: format.date(trip.valid_until, 'time') })}
        </p>
      )}
      <ButtonLink kind="secondary" link={pageLink('customTravel', { request_id })}>
        {t(state === 'quoted' ? 'trip_quote' : 'trip_open')}
      </ButtonLink>
    </article>
  );
}
