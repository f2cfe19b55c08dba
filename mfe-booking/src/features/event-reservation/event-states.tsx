import type { EventReservationPage } from '@narae/contracts';
import { dayOf } from '@narae/rules';
import { pageLink, useFormat, useT } from '@narae/shell-sdk';
import { ButtonLink, EmptyState, NotFoundState } from '@narae/ui';
import type { ReactNode } from 'react';
import WaitingButton from '../../shared/waiting/waiting-button.tsx';
import { namespace } from '../../texts.ts';

function ToEvents(): ReactNode {
  const t = useT(namespace);
  return <ButtonLink link={pageLink('eventInfo')}>{t('event_others')}</ButtonLink>;
}

/** There is no such event, or it was taken back. */
export function NoEvent(): ReactNode {
  const t = useT(namespace);
  return (
    <NotFoundState headingLevel={1} title={t('event_none')} action={<ToEvents />}>
      {t('event_none_text')}
    </NotFoundState>
  );
}

interface EventClosedProps {
  readonly page: EventReservationPage;
  readonly state: Exclude<EventReservationPage['state'], 'open'>;
}

/** Nobody can reserve now: why, and where other events are (EVENT-3). */
export function EventClosed({ page, state }: EventClosedProps): ReactNode {
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
