import type { DepartureCancellation } from '@narae/contracts';
import { adminDepartureCancelStatus } from '@narae/contracts/rows';
import { ApiError, Link, useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, NotFoundState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import css from './cancellations.module.css';
import { DepartureFacts } from './departure-facts.tsx';
import { DepartureForm } from './departure-form.tsx';
import { DepartureProgress } from './departure-progress.tsx';

/** How often its progress is asked for while orders are being cancelled. */
const RUNNING_POLL_MS = 2_000;

/** The organiser's own cancellation of a departure: whom it concerns, the form, then how far it is, also after a reload (REFUND-4). */
export function DepartureCancelView({ prod_id }: { readonly prod_id: string }): ReactNode {
  const t = useT('bookingCancellations');
  const admin = useT('admin');
  const result = useCall(
    adminDepartureCancelStatus,
    { prod_id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? RUNNING_POLL_MS : false),
    },
  );
  const { error } = result;
  if (error instanceof ApiError && error.status === 404) return <NotFoundState title={error.message} />;
  return (
    <section className={css.part} aria-labelledby="departure-title">
      <Link className={css.back} to={adminLink('cancellations')}>
        {t('back')}
      </Link>
      <ViewHead id="departure-title" title={t('departure')} />
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={4} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {(departure) => <Departure departure={departure} />}
      </Loaded>
    </section>
  );
}

function Departure({ departure }: { readonly departure: DepartureCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const { state, days_left } = departure;
  return (
    <>
      <DepartureFacts departure={departure} />
      {state !== 'none' && <DepartureProgress departure={departure} />}
      {state === 'none' && days_left < 0 && <p className={css.warning}>{t('departure_over')}</p>}
      {state === 'none' && days_left >= 0 && <DepartureForm departure={departure} />}
    </>
  );
}
