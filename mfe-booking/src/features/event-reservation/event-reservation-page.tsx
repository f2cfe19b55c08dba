import type { EventReservationPage as Page } from '@narae/contracts';
import { useReqParam, useT, useTitle } from '@narae/shell-sdk';
import { Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './event-reservation.module.css';
import { EventClosed, NoEvent } from './event-states.tsx';
import { EventSummary } from './event-summary.tsx';
import { mendable, MendPapers } from './mend-papers.tsx';
import { ReservationForm } from './reservation-form.tsx';
import { Reserved } from './reserved.tsx';
import { useFocusOnChange } from '../../shared/use-focus-on-change.ts';
import { useReservationPage } from './use-reservation-page.ts';

/** /eventReserv: places of an event for oneself and others, free of charge (EVENT-5). Of the address only event_id is believed. */
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

/** Places come and go while the page is open; days do not. */
const stateNow = ({ state, personnel_cnt, offered_cnt }: Page): Page['state'] => {
  if (state !== 'open' && state !== 'full') return state;
  return personnel_cnt + offered_cnt > 0 ? 'open' : 'full';
};

/** What can be done now: reserve or change, look at what is reserved, or look elsewhere. */
function Reservation({ page }: { readonly page: Page }): ReactNode {
  const { reservation } = page;
  const state = stateNow(page);
  const [saved, setSaved] = useState(false);
  // Whoever began while places were left keeps what they typed when the last one goes.
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
      {view === 'reserved' && state === 'ended' && mendable(page).length > 0 && <MendPapers page={page} />}
      {view === 'form' && (
        <ReservationForm key={reservation?.event_rv_id ?? 'new'} page={page} onSaved={() => setSaved(true)} />
      )}
      {view === 'closed' && state !== 'open' && <EventClosed page={page} state={state} />}
    </div>
  );
}
