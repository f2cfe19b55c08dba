import type { LanTp, ProductImage } from '@narae/contracts';
import type { Catalog } from '../../context.ts';
import { presentPictures, type ContentPicture } from '../../media/pictures.rules.ts';
import { listEventPictures } from '../events/list-event-pictures.ts';
import { addressesOf, type PictureAddress } from '../../media/picture-address.rules.ts';
import { kpopPictures } from '../kpop-info.rules.ts';
import { shown } from '../../content/kinds/edited-fields.model.ts';

/**
 * Pictures of K-pop information or of an event in their order, described in the caller's language. An old client
 * sends the number of either in the same place, so a number that is no K-pop information is looked up among events.
 */
export const listKpopPictures = async (
  catalog: Pick<Catalog, 'kpopInfos' | 'events'>,
  { info_seq, event_id }: { info_seq?: string | undefined; event_id?: string | undefined },
  lanTp: LanTp,
): Promise<ProductImage[]> => {
  if (info_seq !== undefined) {
    const info = await catalog.kpopInfos
      .findOne({ info_seq, ...shown }, { pictures: 1 })
      .lean<{ pictures: ContentPicture[] }>();
    if (info) return presentPictures(info.pictures, { file_path: kpopPictures, id: info_seq }, lanTp);
  }
  return listEventPictures(catalog, event_id ?? info_seq ?? '', lanTp);
};

/** Where the pictures of all K-pop information should lie. */
export const kpopPictureAddresses = async ({
  kpopInfos,
}: Pick<Catalog, 'kpopInfos'>): Promise<PictureAddress[]> => {
  const rows = await kpopInfos
    .find({}, { info_seq: 1, pictures: 1 })
    .lean<{ info_seq: string; pictures: ContentPicture[] }[]>();
  return rows.flatMap(({ info_seq, pictures }) =>
    addressesOf({ file_path: kpopPictures, id: info_seq }, pictures),
  );
};
