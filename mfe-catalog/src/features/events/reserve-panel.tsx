import type { EventInfoDetail } from '@narae/contracts';
import { pageLink, useFormat, useLocale, useT } from '@narae/shell-sdk';
import { Button, ButtonLink } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import css from '../../shared/story-page.module.css';
import { namespace } from '../../texts.ts';
import { EventBadge } from './event-badge.tsx';
import { dayOf, standing } from './event-standing.ts';
import own from './reserve-panel.module.css';

/**
 * When, where and how many, and the button: open while people can apply and places remain, else the reason stands
 * beside it (EVENT-4).
 */
export function ReservePanel({ event }: { readonly event: EventInfoDetail }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const { lanTp } = useLocale();
  const reasonId = useId();
  const reason = useReason(event);
  // The page looks them up again (EVENT-5).
  const { info_seq, event_id, event_total_cnt, personnel_cnt, event_title } = event;
  return (
    <aside className={css.aside} aria-label={t('event_reserve')}>
      <div>
        <EventBadge event={event} />
      </div>
      <dl className={own.facts}>
        <dt>{t('event_day')}</dt>
        <dd>{format.date(event.ymd_format, 'day')}</dd>
        <dt>{t('place')}</dt>
        <dd>{event.event_place}</dd>
        <dt>{t('event_period')}</dt>
        <dd>{format.dateRange(dayOf(event.start_day), dayOf(event.end_day))}</dd>
        <dt>{t('event_places')}</dt>
        <dd>{t('event_places_of', { left: event.personnel_cnt, total: event.event_total_cnt })}</dd>
      </dl>
      <div className={css.actions}>
        {reason === null ? (
          <ButtonLink
            kind="accent"
            wide
            link={pageLink('eventReserv', {
              event_id,
              event_total_cnt,
              personnel_cnt,
              event_title,
              lan_tp: lanTp,
            })}
          >
            {t('event_reserve')}
          </ButtonLink>
        ) : (
          <>
            <Button kind="accent" wide disabled aria-describedby={reasonId}>
              {t('event_reserve')}
            </Button>
            <p className={own.reason} id={reasonId}>
              {reason}
            </p>
          </>
        )}
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

/** Why nobody can reserve now; null while one can. */
function useReason(event: EventInfoDetail): string | null {
  const t = useT(namespace);
  const errors = useT('errors');
  const format = useFormat();
  switch (standing(event).state) {
    case 'open':
      return null;
    case 'not-begun':
      return t('event_opens_reason', { day: format.date(dayOf(event.start_day), 'day') });
    case 'full':
      return t('event_full_reason');
    case 'ended':
      return errors('event_period_ended');
  }
}
