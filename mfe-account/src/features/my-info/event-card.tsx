import type { MyEvent } from '@narae/contracts';
import { eventReservCalendar } from '@narae/contracts/rows';
import { dayOf } from '@narae/rules';
import {
  call,
  Link,
  linkTo,
  pageLink,
  pictureFormats,
  pictureSource,
  pictureWidths,
  useFormat,
  useT,
} from '@narae/shell-sdk';
import { CalendarButton } from '@narae/shell-sdk/calendar';
import { Badge, ButtonLink, Picture } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { eventLook } from './event-state.ts';
import css from './my-info.module.css';
import { RejectedPapers } from './rejected-papers.tsx';

/** One application for an event with what can be done about it (ORDER-7). */
export function EventCard({ event }: { readonly event: MyEvent }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { event_id, event_cnt, papers_missing } = event;
  const { badge, label } = eventLook(event);
  const changeable = event.changeable_yn === 'Y';
  const rejected = label === 'event_papers_rejected';
  return (
    <article className={css.card} data-reservation={event.event_rv_id}>
      <Picture
        className={css.picture}
        src={pictureSource({ ...event, prod_id: event_id, file_type: '1' })}
        widths={pictureWidths}
        formats={pictureFormats}
        sizes="(min-width: 768px) 220px, 100vw"
        alt=""
      />
      <div className={css.facts}>
        <Badge state={badge}>{t(label, { count: papers_missing })}</Badge>
        <h3 className={css.name}>
          {event.shown_yn === 'Y' ? (
            <Link {...linkTo('eventDetail', { event_id })}>{event.event_title}</Link>
          ) : (
            event.event_title
          )}
        </h3>
        <dl className={css.list}>
          <div>
            <dt>{t('event_day')}</dt>
            <dd>{format.date(event.ymd_format, 'day')}</dd>
          </div>
          {event.event_place && (
            <div>
              <dt>{t('event_place')}</dt>
              <dd>{event.event_place}</dd>
            </div>
          )}
          {event.del_yn === 'N' && (
            <div>
              <dt>{t('event_people')}</dt>
              <dd>{t('order_party_count', { count: event_cnt })}</dd>
            </div>
          )}
          {changeable && (
            <div>
              <dt>{t('event_changes')}</dt>
              <dd>{t('event_changes_until', { day: format.date(dayOf(event.end_day), 'day') })}</dd>
            </div>
          )}
          <div>
            <dt>{t('event_number')}</dt>
            <dd>{event.event_rv_id}</dd>
          </div>
        </dl>
        {rejected && <RejectedPapers papers={event.papers} />}
        {event.del_yn === 'N' && (
          <div className={css.actions}>
            <ButtonLink
              kind="secondary"
              link={pageLink('myInfoFileList', { type: 'event', param_id: event_id, mem_id: event.mem_id })}
            >
              {t('documents')}
            </ButtonLink>
            {label !== 'event_over' && (
              <CalendarButton ask={() => call(eventReservCalendar, { event_rv_id: event.event_rv_id })} />
            )}
            <ButtonLink kind="secondary" link={pageLink('eventReserv', { event_id })}>
              {t(rejected ? 'event_mend' : changeable ? 'event_change' : 'event_open')}
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
