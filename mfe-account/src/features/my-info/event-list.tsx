import { myinfoEventList, eventReservCalendar } from '@narae/contracts/rows';
import {
  useT,
  call,
  Link,
  linkTo,
  pageLink,
  pictureFormats,
  pictureSource,
  pictureWidths,
  useFormat,
  serverTime,
} from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton, Badge, ButtonLink, Picture, type BadgeState, Reference } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import type { MyEvent, PersonPapers, PapersState } from '@narae/contracts';
import { dayOf, seoulDay } from '@narae/rules';
import { CalendarButton } from '@narae/shell-sdk/calendar';
import { namespace } from '../../texts.ts';
import css from './my-info.module.css';

/** Deleted applications stand at the end; nothing for a member without any (ORDER-7). */
export function EventList(): ReactNode {
  const t = useT(namespace);
  const headingId = useId();
  const standing = useCall(myinfoEventList, { use_yn: 'Y' }, { staleTime: 0 });
  const { data: deleted = [] } = useCall(myinfoEventList, { use_yn: 'N' }, { staleTime: 0 });
  return (
    <Loaded
      result={standing}
      waiting={<Skeleton shape="row" />}
      failed={{ title: t('events_fail'), children: t('events_fail_text'), compact: true }}
    >
      {(events) => {
        const all = [...events, ...deleted];
        if (all.length === 0) return null;
        return (
          <section className={css.events} aria-labelledby={headingId}>
            <h2 className={css.heading} id={headingId}>
              {t('section_events')}
            </h2>
            <div className={css.orders}>
              {all.map((event) => (
                <EventCard key={event.event_rv_id} event={event} />
              ))}
            </div>
          </section>
        );
      }}
    </Loaded>
  );
}

function EventCard({ event }: { readonly event: MyEvent }): ReactNode {
  const t = useT(namespace);
  const { event_id, papers_missing } = event;
  const { badge, label } = eventLook(event);
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
        <EventFacts event={event} />
        {label === 'event_papers_rejected' && <RejectedDocuments papers={event.papers} />}
        {event.del_yn === 'N' && <EventActions event={event} label={label} />}
      </div>
    </article>
  );
}

function EventFacts({ event }: { readonly event: MyEvent }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  return (
    <dl className={css.list}>
      <div>
        <dt>{t('event_day')}</dt>
        <dd>{format.when(event, 'day')}</dd>
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
          <dd>{t('order_party_count', { count: event.event_cnt })}</dd>
        </div>
      )}
      {event.changeable_yn === 'Y' && (
        <div>
          <dt>{t('event_changes')}</dt>
          <dd>{t('event_changes_until', { day: format.date(dayOf(event.end_day), 'day') })}</dd>
        </div>
      )}
      <div>
        <dt>{t('event_number')}</dt>
        <dd>
          <Reference>{event.event_rv_id}</Reference>
        </dd>
      </div>
    </dl>
  );
}

interface EventActionsProps {
  readonly event: MyEvent;
  readonly label: EventLook['label'];
}

function EventActions({ event, label }: EventActionsProps): ReactNode {
  const t = useT(namespace);
  const { event_id, event_rv_id, mem_id } = event;
  const change = event.changeable_yn === 'Y' ? 'event_change' : 'event_open';
  return (
    <div className={css.actions}>
      <ButtonLink
        kind="secondary"
        link={pageLink('myInfoFileList', { type: 'event', param_id: event_id, mem_id })}
      >
        {t('documents')}
      </ButtonLink>
      {label !== 'event_over' && <CalendarButton ask={() => call(eventReservCalendar, { event_rv_id })} />}
      <ButtonLink kind="secondary" link={pageLink('eventReserv', { event_id })}>
        {t(label === 'event_papers_rejected' ? 'event_mend' : change)}
      </ButtonLink>
    </div>
  );
}

function RejectedDocuments({ papers }: { readonly papers: readonly PersonPapers[] }): ReactNode {
  const t = useT(namespace);
  return (
    <ul className={css.rejections} role="list">
      {papers.map(
        ({ event_rv_mem_id, mem_nm, rejection }) =>
          rejection && (
            <li key={event_rv_mem_id}>
              <strong>{mem_nm}</strong>
              <p>{rejection.text}</p>
              {rejection.note && (
                <p className={css.rejectionNote}>
                  <span className={css.rejectionBy}>{t('event_papers_note')}</span> {rejection.note}
                </p>
              )}
            </li>
          ),
      )}
    </ul>
  );
}

interface EventLook {
  readonly badge: BadgeState;
  readonly label:
    | 'event_deleted'
    | 'event_over'
    | 'event_papers_rejected'
    | 'event_papers_missing'
    | 'event_papers_checking'
    | 'event_reserved';
}

/** Deleted, over, documents rejected, missing or being checked, else places reserved (ORDER-7, EVENT-9). */
export const eventLook = (
  {
    del_yn,
    ymd_format,
    papers_missing,
    papers,
  }: Pick<MyEvent, 'del_yn' | 'ymd_format' | 'papers_missing' | 'papers'>,
  now = serverTime(),
): EventLook => {
  const some = (state: PapersState): boolean => papers.some(({ papers_state }) => papers_state === state);
  if (del_yn === 'Y') return { badge: 'cancelled', label: 'event_deleted' };
  if (ymd_format < seoulDay(now)) return { badge: 'closed', label: 'event_over' };
  if (some('rejected')) return { badge: 'needsTravellers', label: 'event_papers_rejected' };
  if (papers_missing > 0) return { badge: 'needsTravellers', label: 'event_papers_missing' };
  if (some('to-check')) return { badge: 'confirmed', label: 'event_papers_checking' };
  return { badge: 'paid', label: 'event_reserved' };
};
