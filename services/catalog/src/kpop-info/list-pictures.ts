import type { LanTp, ProductImage } from '@narae/contracts';
import type { ProductPicture } from '../products/product.rules.ts';
import { eventPictures, kpopPictures } from '../events/event.rules.ts';
import type { Catalog } from '../context.ts';

/** Pictures of a thing in their order, described in one language. */
export const presentPictures = (
  found: { pictures: ProductPicture[] } | null,
  file_path: string,
  prod_id: string,
  lanTp: LanTp,
): ProductImage[] =>
  (found?.pictures ?? [])
    .map(({ alt, ...picture }) => ({ ...picture, prod_id, file_path, alt: alt[lanTp] }))
    .sort((one, other) => one.file_type.localeCompare(other.file_type) || one.sort_order - other.sort_order);

/** Pictures of K-pop information or of an event in their order; a positional caller names either in one place. */
export const listStoryPictures = async (
  { kpopInfos, events }: Pick<Catalog, 'kpopInfos' | 'events'>,
  asked: { info_seq?: string | undefined; event_id?: string | undefined },
  lanTp: LanTp,
): Promise<ProductImage[]> => {
  const { info_seq, event_id = info_seq ?? '' } = asked;
  if (info_seq !== undefined) {
    const info = await kpopInfos
      .findOne({ info_seq }, { pictures: 1 })
      .lean<{ pictures: ProductPicture[] }>();
    if (info) return presentPictures(info, kpopPictures, info_seq, lanTp);
  }
  const event = await events.findOne({ event_id }, { pictures: 1 }).lean<{ pictures: ProductPicture[] }>();
  return presentPictures(event, eventPictures, event_id, lanTp);
};
