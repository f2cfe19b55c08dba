import { customTravelList } from '@narae/contracts/rows';
import { pageLink, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { ButtonLink, Loaded, Skeleton } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import '../../shared/custom/texts.ts';
import css from './custom-trips.module.css';
import { TripCard } from './trip-card.tsx';

/** My info's part about custom trips: each request with its state and what comes next; nothing for who has none (CUSTOM-8). */
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
