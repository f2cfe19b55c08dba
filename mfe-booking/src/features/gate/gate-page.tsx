import '../../shared/gate/texts.ts';
import { useReqParam, useSession, useT, Link, linkTo, useFormat } from '@narae/shell-sdk';
import { AdminFrame } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import type { GateDeparture } from '@narae/contracts';
import { gateDepartures } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import { EmptyState, Loaded, Skeleton } from '@narae/ui';
import { OpenGate } from './open-gate.tsx';
import { DepartureCounts } from '../../shared/gate/printed-list.tsx';
import css from './gate.module.css';

/** /admin/gate: travellers are checked in on the day of departure (TICKET-4, TICKET-7). */
export default function GatePage(): ReactNode {
  const t = useT('bookingGate');
  const prod_id = useReqParam('prod_id');
  const { user } = useSession();
  return (
    <AdminFrame area="adminGate" parts={[{ view: 'gate', name: t('title'), to: '' }]} view="gate">
      {prod_id && user ? (
        <OpenGate key={prod_id} prod_id={prod_id} mem_id={user.mem_id} />
      ) : (
        <DepartureChoice />
      )}
    </AdminFrame>
  );
}

const REFRESH_MS = 30_000;

function DepartureChoice(): ReactNode {
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
  const { prod_id, prod_title, place_nm } = departure;
  return (
    <li className={css.departure}>
      <Link className={css.departureLink} {...linkTo('adminGate', { prod_id })}>
        {prod_title}
      </Link>
      <p className={css.note}>
        {format.when(departure)} · {place_nm}
      </p>
      <p className={css.counts}>
        <DepartureCounts departure={departure} />
      </p>
    </li>
  );
}
