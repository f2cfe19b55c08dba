import type { EventInfoDetail } from '@narae/contracts';
import { dayOf } from '@narae/rules';
import { pageLink, useFormat, useT, Slot, useLocale } from '@narae/shell-sdk';
import { ButtonLink, Button } from '@narae/ui';
import { type ReactNode, useId } from 'react';
import { myinfoEventList } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import css from '../../shared/story-page.module.css';
import { namespace } from '../../texts.ts';
import { EventBadge, standing } from './event-state.tsx';
import own from './reserve-panel.module.css';

export function ReservePanel({ event }: { readonly event: EventInfoDetail }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const { info_seq } = event;
  return (
    <aside className={css.aside} aria-label={t('event_reserve')}>
      <div>
        <EventBadge event={event} />
      </div>
      <dl className={own.facts}>
        <dt>{t('event_day')}</dt>
        <dd>{format.when(event, 'day')}</dd>
        <dt>{t('place')}</dt>
        <dd>{event.event_place}</dd>
        <dt>{t('event_period')}</dt>
        <dd>{format.dateRange(dayOf(event.start_day), dayOf(event.end_day))}</dd>
        {event.closed_yn !== 'Y' && (
          <>
            <dt>{t('event_places')}</dt>
            <dd>{t('event_places_of', { left: event.personnel_cnt, total: event.event_total_cnt })}</dd>
          </>
        )}
        <dt>{t('event_price')}</dt>
        <dd className={own.free}>{t('event_free')}</dd>
      </dl>
      <div className={css.actions}>
        <ReserveButton event={event} />
        {info_seq && (
          <ButtonLink wide link={pageLink('kpopInfoDetail', { info_seq })}>
            {t('event_story')}
          </ButtonLink>
        )}
        <ButtonLink wide link={pageLink('home')}>
          {common('btn_home')}
        </ButtonLink>
      </div>
    </aside>
  );
}

/** Reserves, or says why not, with the way to the reservation or the waiting list (EVENT-4, SEAT-7). */
function ReserveButton({ event }: { readonly event: EventInfoDetail }): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  const reasonId = useId();
  const reserved = useReserved(event.event_id);
  const reason = useReason(event, reserved);
  // The page looks them up again (EVENT-5).
  const { event_id, event_total_cnt, personnel_cnt, event_title } = event;
  const link = pageLink('eventReserv', {
    event_id,
    event_total_cnt,
    personnel_cnt,
    event_title,
    lan_tp: lanTp,
  });
  if (reason === null)
    return (
      <ButtonLink kind="accent" wide link={link}>
        {t('event_reserve')}
      </ButtonLink>
    );
  return (
    <>
      <Button kind="accent" wide disabled aria-describedby={reasonId}>
        {t('event_reserve')}
      </Button>
      <p className={own.reason} id={reasonId}>
        {reason}
      </p>
      {!reserved && standing(event).state === 'full' && (
        <Slot
          name="mfe-booking/waiting-button"
          props={{ kind: 'places', target_id: event_id, title: event_title }}
          fallback={<div className={own.coming} />}
          missing={null}
        />
      )}
      {reserved && (
        <ButtonLink wide link={link}>
          {t('event_reserved_open')}
        </ButtonLink>
      )}
    </>
  );
}

/** False while booking does not answer: it rejects a second reservation itself. */
function useReserved(event_id: string): boolean {
  const { data = [] } = useCall(myinfoEventList, {}, { staleTime: 0 });
  return data.some((mine) => mine.event_id === event_id);
}

function useReason(event: EventInfoDetail, reserved: boolean): string | null {
  const t = useT(namespace);
  const errors = useT('errors');
  const format = useFormat();
  if (reserved) return errors('event_already_applied');
  switch (standing(event).state) {
    case 'open':
      return null;
    case 'not-begun':
      return t('event_opens_reason', { day: format.date(dayOf(event.start_day), 'day') });
    case 'full':
      return t('event_full_reason');
    case 'closed':
    case 'ended':
      return errors('event_period_ended');
  }
}
