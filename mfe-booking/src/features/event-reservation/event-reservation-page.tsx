import type { EventReservationPage as Page } from '@narae/contracts';
import { useReqParam, useT, useTitle, pageLink, useFormat } from '@narae/shell-sdk';
import { Loaded, Skeleton, ButtonLink, EmptyState, NotFoundState } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { eventReservation } from '@narae/contracts/rows';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { dayOf } from '@narae/rules';
import { namespace } from '../../texts.ts';
import css from './event-reservation.module.css';
import { EventSummary } from './event-summary.tsx';
import { mendable, ReplaceDocuments } from './participant-documents.tsx';
import { ReservationForm } from './reservation-form.tsx';
import { Reserved } from './reserved.tsx';
import { useFocusOnChange } from '../../shared/use-focus-on-change.ts';
import WaitingButton from '../../shared/waiting/waiting-button.tsx';

/** /eventReserv (EVENT-5). Of the address only event_id is believed. */
export default function EventReservationPage(): ReactNode {
  const t = useT(namespace);
  const event_id = useReqParam('event_id');
  const result = useReservationPage(event_id);
  if (!event_id) return <NoEvent />;
  return (
    <Loaded
      result={result}
      waiting={
        <div className={css.page}>
          <Skeleton shape="form" count={3} />
        </div>
      }
      failed={{ headingLevel: 1, title: t('event_fail'), children: t('event_fail_text') }}
    >
      {(page) => (page ? <LoadedPage key={event_id} page={page} /> : <NoEvent />)}
    </Loaded>
  );
}

function LoadedPage({ page }: { readonly page: Page }): ReactNode {
  const t = useT(namespace);
  useTitle(`${t('section_event_reservation')} · ${page.event_title}`);
  return (
    <section className={css.page}>
      <h1 className={css.title}>{t('section_event_reservation')}</h1>
      <div className={css.split}>
        <EventSummary page={page} />
        <Reservation page={page} />
      </div>
    </section>
  );
}

/** Places change while the page is open, days do not. */
const stateNow = ({ state, personnel_cnt, offered_cnt }: Page): Page['state'] => {
  if (state !== 'open' && state !== 'full') return state;
  return personnel_cnt + offered_cnt > 0 ? 'open' : 'full';
};

function Reservation({ page }: { readonly page: Page }): ReactNode {
  const { reservation } = page;
  const state = stateNow(page);
  const [saved, setSaved] = useState(false);
  // Who began while places were left keeps what they typed when the last one goes.
  const [begun] = useState(state === 'open');
  const changeable = state !== 'ended' && page.shown_yn === 'Y';
  const applies = reservation !== null || state === 'open' || (state === 'full' && begun);
  const view = reservation && (saved || !changeable) ? 'reserved' : applies ? 'form' : 'closed';
  const place = useFocusOnChange<HTMLDivElement>(`${view} ${reservation?.event_rv_id}`);
  return (
    <div className={css.place} ref={place} tabIndex={-1}>
      {view === 'reserved' && reservation && (
        <Reserved
          page={page}
          reservation={reservation}
          changeable={changeable}
          saved={saved}
          onChange={() => setSaved(false)}
        />
      )}
      {view === 'reserved' && state === 'ended' && mendable(page).length > 0 && (
        <ReplaceDocuments page={page} />
      )}
      {view === 'form' && (
        <ReservationForm key={reservation?.event_rv_id ?? 'new'} page={page} onSaved={() => setSaved(true)} />
      )}
      {view === 'closed' && state !== 'open' && <EventClosed page={page} state={state} />}
    </div>
  );
}

/** Null where there is no such event. */
const useReservationPage = (event_id: string | undefined) =>
  useCall(eventReservation, event_id ? { event_id } : null, {
    select: firstRow,
    live: 'places',
    staleTime: 0,
  });

function ToEvents(): ReactNode {
  const t = useT(namespace);
  return <ButtonLink link={pageLink('eventInfo')}>{t('event_others')}</ButtonLink>;
}

function NoEvent(): ReactNode {
  const t = useT(namespace);
  return (
    <NotFoundState headingLevel={1} title={t('event_none')} action={<ToEvents />}>
      {t('event_none_text')}
    </NotFoundState>
  );
}

interface EventClosedProps {
  readonly page: Page;
  readonly state: Exclude<Page['state'], 'open'>;
}

/** Tells why nobody can reserve now, and shows other events (EVENT-3). */
function EventClosed({ page, state }: EventClosedProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const closed = { title: t('event_ended'), text: t('event_ended_text') };
  const reasons = {
    ended: closed,
    closed,
    full: { title: t('event_full'), text: t('event_full_text') },
    'not-begun': {
      title: t('event_opens', { day: format.date(dayOf(page.start_day), 'day') }),
      text: t('event_opens_text'),
    },
  };
  const { title, text } = reasons[state];
  return (
    <EmptyState
      title={title}
      action={
        <>
          {state === 'full' && (
            <WaitingButton kind="places" target_id={page.event_id} title={page.event_title} />
          )}
          <ToEvents />
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
