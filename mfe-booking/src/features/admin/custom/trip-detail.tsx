import type { DeskTrip } from '@narae/contracts';
import { adminCustomTrip } from '@narae/contracts/rows';
import { shownTel } from '@narae/rules';
import { ApiError, Link, useFormat, useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Badge, EmptyState, Loaded, Skeleton } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { tripLook } from '../../../shared/custom/trip-states.ts';
import { adminLink } from '../admin-link.ts';
import { AssignField } from './assign-field.tsx';
import css from './desk.module.css';
import { DeskMessages } from './desk-messages.tsx';
import { DeskSteps } from './desk-steps.tsx';
import { GivenQuotes } from './given-quotes.tsx';
import { QuoteEditor } from './quote-editor.tsx';
import { DeskWish } from './desk-wish.tsx';

/** One request: what is wished for, what has been said, the quotes, and what the desk can do. */
export function TripDetail({ request_id }: { readonly request_id: string }): ReactNode {
  const t = useT('bookingDesk');
  const result = useCall(adminCustomTrip, { request_id }, { staleTime: 0 });
  const { error } = result;
  const missing = !result.data && error instanceof ApiError && error.status === 404;
  return (
    <>
      <Link className={css.rowLink} to={adminLink('custom')}>
        {t('back')}
      </Link>
      {missing ? (
        <EmptyState compact title={t('not_found')} />
      ) : (
        <Loaded
          result={result}
          waiting={<Skeleton shape="form" count={3} />}
          failed={{ title: t('load_fail'), compact: true }}
        >
          {(trip) => <LoadedTrip trip={trip} />}
        </Loaded>
      )}
    </>
  );
}

function LoadedTrip({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const custom = useT('bookingCustom');
  const format = useFormat();
  const id = useId();
  const { badge, label } = tripLook(trip);
  const may = (action: DeskTrip['actions'][number]): boolean => trip.actions.includes(action);
  return (
    <section className={css.detail} aria-labelledby={id}>
      <ViewHead
        id={id}
        title={custom('request_number', { number: trip.request_id })}
        action={<Badge state={badge}>{custom(label)}</Badge>}
      />
      <p className={css.note}>
        {trip.mem_id} · {trip.email} {trip.tel && `· ${shownTel(trip.tel)} `}· {trip.lan_tp} ·{' '}
        {format.date(trip.reg_date, 'time')}
      </p>
      {may('assign') && <AssignField trip={trip} />}
      <DeskWish trip={trip} />
      <DeskSteps trip={trip} />
      <DeskMessages trip={trip} />
      <GivenQuotes trip={trip} />
      {may('quote') && <QuoteEditor key={trip.quote_no} trip={trip} />}
    </section>
  );
}
