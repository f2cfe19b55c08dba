import type { EventInfoDetail } from '@narae/contracts';
import { dayOf } from '@narae/rules';
import { pageLink, useFormat, useT } from '@narae/shell-sdk';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import css from '../../shared/story-page.module.css';
import { namespace } from '../../texts.ts';
import { EventBadge } from './event-badge.tsx';
import { ReserveButton } from './reserve-button.tsx';
import own from './reserve-panel.module.css';

/** When, where, how many and at what price, and the way to a reservation (EVENT-4). */
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
        <dd>{format.date(event.ymd_format, 'day')}</dd>
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
