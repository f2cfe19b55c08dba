import type { EventContent, KpopInfoContent } from './articles.rules.ts';
import { seoulDay, addDays } from '@narae/rules';
import type { ArticlesContext } from './context.ts';
import type { ContentPicture } from '../media/index.ts';
import { changeEvent } from './events/change-event.ts';
import { changeKpopInfo } from './kpop-info/change-kpop-info.ts';

export interface KpopInfoPlan {
  content: Omit<KpopInfoContent, 'start_day' | 'pictures'>;
  /** Whole days before the day of seeding. */
  daysAgo: number;
}

export interface EventPlan {
  content: Omit<EventContent, 'event_day' | 'start_day' | 'end_day' | 'pictures'>;
  /** Day of the event, first and last day to apply, YYYY-MM-DD, for a shop that opens on `today`. */
  daysFrom: (today: string) => { event_day: string; start_day: string; end_day: string };
  left: number;
}

interface Days {
  event_day: string;
  start_day: string;
  end_day: string;
}

/** Days that were given once stay: somebody may have seen them or applied. */
const daysOf = async (
  { events }: Pick<ArticlesContext, 'events'>,
  { content, daysFrom }: EventPlan,
  today: string,
): Promise<Days> => {
  const existing = await events
    .findOne({ event_id: content.event_id }, { _id: 0, event_day: 1, start_day: 1, end_day: 1 })
    .lean<Days>();
  return existing ?? daysFrom(today);
};

export const loadEvents = async (
  catalog: Pick<ArticlesContext, 'events' | 'nudge' | 'clock'>,
  plans: readonly EventPlan[],
  picturesOf: (eventId: string) => ContentPicture[],
): Promise<void> => {
  const today = seoulDay(catalog.clock());
  for (const plan of plans) {
    const days = await daysOf(catalog, plan, today);
    const pictures = picturesOf(plan.content.event_id);
    await changeEvent(catalog, { ...plan.content, ...days, pictures }, plan.left);
  }
};

export const loadKpopInfos = async (
  catalog: Pick<ArticlesContext, 'kpopInfos' | 'nudge' | 'clock'>,
  plans: readonly KpopInfoPlan[],
  picturesOf: (infoSeq: string) => ContentPicture[],
): Promise<void> => {
  const today = seoulDay(catalog.clock());
  for (const { content, daysAgo } of plans) {
    const { info_seq } = content;
    const existing = await catalog.kpopInfos
      .findOne({ info_seq }, { start_day: 1 })
      .lean<{ start_day: string }>();
    const start_day = existing?.start_day ?? addDays(today, -daysAgo);
    await changeKpopInfo(catalog, { ...content, start_day, pictures: picturesOf(info_seq) });
  }
};
