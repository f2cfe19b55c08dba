import { addDays, seoulDay } from '@narae/rules';
import type { ProductPicture } from '../products/product.rules.ts';
import { eventPictures, kpopPictures } from '../events/event.rules.ts';
import type { Catalog } from '../context.ts';
import { changeEvent } from '../events/change-event.ts';
import { changeKpopInfo } from '../kpop-info/change-kpop-info.ts';
import { pictureOwner } from './load-pictures.ts';
import type { EventPlan, KpopInfoPlan, ContentSource } from './content-source.ts';

type Stories = Pick<Catalog, 'kpopInfos' | 'events' | 'nudge' | 'clock'>;
type Pictures = ReadonlyMap<string, ProductPicture[]>;

/** Days once given stay: somebody may have seen them or applied. */
const loadKpopInfo = async (
  catalog: Stories,
  { content, daysAgo }: KpopInfoPlan,
  pictures: ProductPicture[],
): Promise<void> => {
  const known = await catalog.kpopInfos
    .findOne({ info_seq: content.info_seq }, { start_day: 1 })
    .lean<{ start_day: string }>();
  const start_day = known?.start_day ?? addDays(seoulDay(catalog.clock()), -daysAgo);
  await changeKpopInfo(catalog, { ...content, start_day, pictures });
};

const loadEvent = async (
  catalog: Stories,
  { content, opensIn, closesIn, takesPlaceIn, left }: EventPlan,
  pictures: ProductPicture[],
): Promise<void> => {
  const today = seoulDay(catalog.clock());
  const known = await catalog.events
    .findOne({ event_id: content.event_id }, { event_day: 1, start_day: 1, end_day: 1 })
    .lean<{ event_day: string; start_day: string; end_day: string }>();
  const days = known
    ? { event_day: known.event_day, start_day: known.start_day, end_day: known.end_day }
    : {
        event_day: addDays(today, takesPlaceIn),
        start_day: addDays(today, opensIn),
        end_day: addDays(today, closesIn),
      };
  await changeEvent(catalog, { ...content, ...days, pictures }, left);
};

/** Tells the source's K-pop information and events; done again it changes nothing. */
export const loadStories = async (
  catalog: Stories,
  source: Pick<ContentSource, 'kpopInfos' | 'events'>,
  pictures: Pictures,
): Promise<void> => {
  const of = (file_path: string, id: string): ProductPicture[] =>
    pictures.get(pictureOwner({ file_path, id })) ?? [];
  for (const plan of source.kpopInfos) {
    await loadKpopInfo(catalog, plan, of(kpopPictures, plan.content.info_seq));
  }
  for (const plan of source.events) {
    await loadEvent(catalog, plan, of(eventPictures, plan.content.event_id));
  }
};
