import type { EventReservation, EventReservationPage } from '@narae/contracts';
import { eventReservCalendar } from '@narae/contracts/rows';
import { dayOf, seoulDay } from '@narae/rules';
import { call, Link, linkTo, pageLink, useFormat, useSession, useT, serverTime } from '@narae/shell-sdk';
import { CalendarButton } from '@narae/shell-sdk/calendar';
import { Button, ButtonLink, SuccessState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './event-reservation.module.css';
import { DocumentsBadge } from './participant-documents.tsx';
import { useForget } from './use-reservation.ts';

interface ReservedProps {
  readonly page: EventReservationPage;
  readonly reservation: EventReservation;
  readonly changeable: boolean;
  readonly saved: boolean;
  readonly onChange: () => void;
}

/** Tells for whom, until when it can change or why not, and where to find it (EVENT-5). */
export function Reserved(props: ReservedProps): ReactNode {
  const { page, reservation, changeable, saved, onChange } = props;
  const t = useT(namespace);
  const format = useFormat();
  const { forget, forgetting } = useForget(page);
  const day = format.date(dayOf(page.end_day), 'day');
  const ahead = page.ymd_format >= seoulDay(serverTime());
  const { event_rv_id } = reservation;
  const until = () => t(changeable ? 'event_change_until' : 'event_changed_until', { day });
  return (
    <SuccessState
      title={t('event_have', { count: reservation.event_cnt })}
      action={
        <div className={css.buttons}>
          <ButtonLink kind="secondary" link={pageLink('myinfo')}>
            {t('to_my_info')}
          </ButtonLink>
          {ahead && <CalendarButton ask={() => call(eventReservCalendar, { event_rv_id })} />}
          {changeable ? (
            <Button kind="secondary" onClick={onChange}>
              {t('event_change')}
            </Button>
          ) : (
            <Button kind="quiet" busy={forgetting} onClick={() => void forget()}>
              {t('event_delete')}
            </Button>
          )}
        </div>
      }
    >
      <ul className={css.names} role="list">
        {reservation.members.map(({ event_rv_mem_id, mem_nm }) => (
          <li key={event_rv_mem_id}>
            {mem_nm} <DocumentsOf page={page} event_rv_mem_id={event_rv_mem_id} />
          </li>
        ))}
      </ul>
      {saved && <WhereToldOf />}
      <p>{page.shown_yn === 'Y' ? until() : t('event_taken_back')}</p>
    </SuccessState>
  );
}

/** Promises a mail only to a confirmed mailbox (ACCOUNT-14). */
function WhereToldOf(): ReactNode {
  const t = useT(namespace);
  const { user } = useSession();
  if (user?.email_confirmed) return <p>{t('event_saved_text')}</p>;
  // An address is confirmed in my info, and given in my account.
  return (
    <p>
      {t('event_saved_unconfirmed')}{' '}
      <Link {...linkTo(user?.mem_email ? 'myinfo' : 'myAccount')}>{t('event_confirm_email')}</Link>
    </p>
  );
}

function DocumentsOf({
  page,
  event_rv_mem_id,
}: {
  readonly page: EventReservationPage;
  readonly event_rv_mem_id: string;
}): ReactNode {
  const papers = page.papers.find((item) => item.event_rv_mem_id === event_rv_mem_id);
  return papers && <DocumentsBadge papers={papers} />;
}
