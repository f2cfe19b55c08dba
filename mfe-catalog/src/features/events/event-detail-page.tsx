import type { EventInfoDetail } from '@narae/contracts';
import { eventInfoDtl, kpopImageList } from '@narae/contracts/rows';
import {
  Link,
  linkTo,
  pictureFormats,
  pictureSource,
  pictureWidths,
  useFormat,
  useReqParam,
  useT,
  useTitle,
} from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { Picture, RichText } from '@narae/ui';
import type { ReactNode } from 'react';
import { storyCategory, useCategoryNames } from '../../shared/category-names.ts';
import { Films } from '../../shared/films.tsx';
import { PictureCarousel } from '../../shared/picture-carousel.tsx';
import { mainColumn } from '../../shared/pictures.ts';
import { DetailLoader, NoEvent } from '../../shared/detail-loader.tsx';
import css from '../../shared/story-page.module.css';
import { StoryTabs } from '../../shared/story-tabs.tsx';
import { namespace } from '../../texts.ts';
import { ReservePanel } from './reserve-panel.tsx';

/** /eventDetail: one event and the way to a reservation (EVENT-2). */
export default function EventDetailPage(): ReactNode {
  const event_id = useReqParam('event_id');
  if (!event_id) return <NoEvent />;
  return <LoadedEvent key={event_id} event_id={event_id} />;
}

export function LoadedEvent({ event_id }: { readonly event_id: string }): ReactNode {
  const t = useT(namespace);
  // Places left are loaded with every visit.
  const result = useCall(eventInfoDtl, { event_id }, { select: firstRow, staleTime: 0, live: 'places' });
  return (
    <DetailLoader result={result} failed={t('story_fail')} none={<NoEvent />}>
      {(event) => <Event event={event} />}
    </DetailLoader>
  );
}

function Event({ event }: { readonly event: EventInfoDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const group_nm = useCategoryNames().get(storyCategory.event);
  const { data = [] } = useCall(kpopImageList, { event_id: event.event_id });
  const listPicture = { ...event, prod_id: event.event_id, alt: event.file_alt };
  const ofType = (type: string) => data.filter((image) => image.file_type === type);
  const carousel = ofType('1').length > 0 ? ofType('1') : [listPicture];
  useTitle(event.event_title, event.event_desc);
  return (
    <article className={css.page}>
      <header className={css.head}>
        <Link className={css.group} {...linkTo('eventInfo', { group_nm })}>
          {group_nm ?? t('section_event_list')}
        </Link>
        <h1 className={css.title}>{event.event_title}</h1>
        <p className={css.sub}>{event.event_desc}</p>
        <p className={css.facts} suppressHydrationWarning>
          {format.when(event, 'day')} · {event.event_place}
        </p>
      </header>
      <div className={css.gallery}>
        <PictureCarousel label={event.event_title} pictures={carousel} />
      </div>
      <ReservePanel event={event} />
      <div className={css.body}>
        <Films
          story={event}
          title={event.event_title}
          file_path={event.file_path}
          id={event.event_id}
          posters={[...ofType('4'), listPicture]}
        />
        <StoryTabs label={event.event_title} id={event.event_id} comment_type="event">
          <div className={css.story}>
            <RichText html={event.event_content} />
            {ofType('3').map((image) => (
              <Picture
                key={image.file_name}
                className={css.detail}
                src={pictureSource(image)}
                widths={pictureWidths}
                formats={pictureFormats}
                sizes={mainColumn}
                alt={image.alt}
                ratio="3:2"
              />
            ))}
          </div>
        </StoryTabs>
      </div>
    </article>
  );
}
