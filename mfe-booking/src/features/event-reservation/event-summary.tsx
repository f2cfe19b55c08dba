import type { EventReservationPage } from '@narae/contracts';
import { dayOf } from '@narae/rules';
import {
  Link,
  linkTo,
  pictureFormats,
  pictureSource,
  pictureWidths,
  useFormat,
  useT,
} from '@narae/shell-sdk';
import { Picture } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './event-summary.module.css';

export function EventSummary({ page }: { readonly page: EventReservationPage }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const { event_id, event_title, event_place, shown_yn, end_day } = page;
  const { personnel_cnt, offered_cnt, event_total_cnt } = page;
  return (
    <section className={css.panel} aria-label={event_title}>
      <Picture
        src={pictureSource({ ...page, prod_id: event_id, file_type: '1' })}
        widths={pictureWidths}
        formats={pictureFormats}
        sizes="(min-width: 1024px) 380px, 100vw"
        alt=""
        ratio="16:9"
        priority
      />
      <div className={css.words}>
        <h2 className={css.name}>
          {shown_yn === 'Y' ? (
            <Link {...linkTo('eventDetail', { event_id })}>{event_title}</Link>
          ) : (
            event_title
          )}
        </h2>
        <dl className={css.facts}>
          <dt>{t('event_day')}</dt>
          <dd>{format.when(page, 'day')}</dd>
          {event_place && (
            <>
              <dt>{t('event_place')}</dt>
              <dd>{event_place}</dd>
            </>
          )}
          <dt>{t('event_until')}</dt>
          <dd>{format.date(dayOf(end_day), 'day')}</dd>
          <dt>{t('event_places')}</dt>
          <dd>{t('event_places_of', { left: personnel_cnt + offered_cnt, total: event_total_cnt })}</dd>
          <dt>{t('event_price')}</dt>
          <dd className={css.free}>{common('state_free')}</dd>
        </dl>
        <p className={css.note}>{t('event_free_note')}</p>
      </div>
    </section>
  );
}
