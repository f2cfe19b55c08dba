import type { GateDeparture } from '@narae/contracts';
import { gateDepartures } from '@narae/contracts/rows';
import { Link, linkTo, useFormat, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { EmptyState, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { DepartureCounts } from '../../shared/gate/departure-counts.tsx';
import css from './gate.module.css';

/** How often the figures are asked for again. */
const REFRESH_MS = 30_000;

/** The departures of today and tomorrow, each leading to its check-in. */
export function DepartureChoice(): ReactNode {
  const t = useT('bookingGate');
  const result = useCall(gateDepartures, {}, { staleTime: 0, refetchInterval: REFRESH_MS });
  return (
    <section className={css.part} aria-labelledby="gate-choice">
      <h2 id="gate-choice" className={css.heading}>
        {t('choose')}
      </h2>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={3} />}
        failed={{ headingLevel: 3, title: t('fail') }}
      >
        {(departures: readonly GateDeparture[]) =>
          departures.length === 0 ? (
            <EmptyState headingLevel={3} title={t('none')}>
              {t('none_text')}
            </EmptyState>
          ) : (
            <ul role="list" className={css.departures}>
              {departures.map((departure) => (
                <DepartureRow key={departure.prod_id} departure={departure} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function DepartureRow({ departure }: { readonly departure: GateDeparture }): ReactNode {
  const format = useFormat();
  const { prod_id, prod_title, place_nm, ymd_format } = departure;
  return (
    <li className={css.departure}>
      <Link className={css.departureLink} {...linkTo('adminGate', { prod_id })}>
        {prod_title}
      </Link>
      <p className={css.note}>
        {format.date(ymd_format)} · {place_nm}
      </p>
      <p className={css.counts}>
        <DepartureCounts departure={departure} />
      </p>
    </li>
  );
}
