import { addDays, seoulDay } from '@narae/rules';
import type { Catalog } from '../context.ts';
import type { ContentPicture } from '../media/pictures.rules.ts';
import type { KpopInfoPlan } from '../seeding/content-source.ts';
import { changeKpopInfo } from './kpop-info/change-kpop-info.ts';

/** Adds or changes the K-pop information of a content source; a day that was given once stays. */
export const loadKpopInfos = async (
  catalog: Pick<Catalog, 'kpopInfos' | 'nudge' | 'clock'>,
  plans: readonly KpopInfoPlan[],
  picturesOf: (infoSeq: string) => ContentPicture[],
): Promise<void> => {
  const today = seoulDay(catalog.clock());
  for (const { content, daysAgo } of plans) {
    const { info_seq } = content;
    const known = await catalog.kpopInfos
      .findOne({ info_seq }, { start_day: 1 })
      .lean<{ start_day: string }>();
    const start_day = known?.start_day ?? addDays(today, -daysAgo);
    await changeKpopInfo(catalog, { ...content, start_day, pictures: picturesOf(info_seq) });
  }
};
