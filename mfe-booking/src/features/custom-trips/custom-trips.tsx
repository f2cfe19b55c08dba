import '../../shared/custom/texts.ts';
import { customTravelList } from '@narae/contracts/rows';
import { pageLink, useT, useFormat, usePartyText } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { ButtonLink, Loaded, Skeleton, Badge } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import type { CustomTripRow } from '@narae/contracts';
import css from './custom-trips.module.css';
import { partyOf, tripLook } from '../../shared/custom/trip-facts.ts';

/** The member's requests with state and next step; nothing without any (CUSTOM-8). */
export default function CustomTrips(): ReactNode {
  const t = useT('bookingCustom');
  const id = useId();
  const result = useCall(customTravelList, {}, { staleTime: 0, live: 'booking' });
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" />}
      failed={{ title: t('trips_fail'), children: t('request_fail_text'), compact: true }}
    >
      {(trips) =>
        trips.length > 0 && (
          <section className={css.trips} aria-labelledby={id}>
            <div className={css.head}>
              <h2 className={css.heading} id={id}>
                {t('section_trips')}
              </h2>
              <ButtonLink kind="quiet" link={pageLink('customTravel')}>
                {t('ask_again')}
              </ButtonLink>
            </div>
            <ul className={css.list} role="list">
              {trips.map((trip) => (
                <li key={trip.request_id}>
                  <TripCard trip={trip} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

function TripCard({ trip }: { readonly trip: CustomTripRow }): ReactNode {
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
