import type { EventInfo } from '@narae/contracts';
import { eventInfoList } from '@narae/contracts/rows';
import { pageLink, useFormat, useLocale, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { storyCategory, useCategoryNames } from '../../shared/category-names.ts';
import { StoryCard, StoryList } from '../../shared/story-list.tsx';
import { namespace } from '../../texts.ts';
import { EventBadge, standing } from './event-state.tsx';

/** /eventInfo: picture, title, day and description of each event (EVENT-2). */
export default function EventListPage(): ReactNode {
  const t = useT(namespace);
  return (
    <StoryList
      of="event"
      heading={t('section_event_list')}
      none={t('event_none')}
      result={useCall(eventInfoList, {}, { live: 'listPlaces' })}
      card={(event, first) => <EventCard key={event.event_id} event={event} first={first} />}
    />
  );
}

function EventCard({ event, first }: { readonly event: EventInfo; readonly first: boolean }): ReactNode {
  const common = useT('common');
  const format = useFormat();
  const { lanTp } = useLocale();
  const group_nm = useCategoryNames().get(storyCategory.event);
  const { event_id, event_category } = event;
  const { state } = standing(event);
  return (
    <StoryCard
      link={pageLink('eventDetail', { event_id, category: event_category, group_nm, lan_tp: lanTp })}
      title={event.event_title}
      meta={[event.event_desc, format.when(event, 'day')]}
      badge={<EventBadge event={event} />}
      remark={state === 'open' ? common('seats_left', { count: event.personnel_cnt }) : undefined}
      remarkTone={event.personnel_cnt <= 5 ? 'urgent' : 'good'}
      picture={{ ...event, prod_id: event_id }}
      first={first}
    />
  );
}
