import type { KpopInfo, KpopInfoDetail, LanTp, ProductImage } from '@narae/contracts';
import type { ArticlesContext } from '../context.ts';
import { findEventOf, listEventPictures } from '../events/show-events.ts';
import { shown, textFields } from '../../content/index.ts';
import { addressesOf, type ContentPicture, type PictureAddress, presentPictures } from '../../media/index.ts';
import { isShown } from '../../products/index.ts';
import type { StoredKpopInfo } from '../articles.model.ts';
import { toKpopCard, toKpopDetail } from '../articles.view.ts';
import { kpopPictures } from '../articles.rules.ts';

const cardFields = (lanTp: LanTp): Record<string, 0 | 1> => ({
  _id: 0,
  ...textFields('titles', lanTp),
  ...textFields('descs', lanTp),
  'list_picture.file_name': 1,
  ...textFields('list_picture.alt', lanTp),
  start_day: 1,
  info_seq: 1,
  kpop_category: 1,
  prod_id: 1,
});

/** K-pop information, the newest first (EVENT-1). */
export const listKpopInfos = async (
  { kpopInfos }: Pick<ArticlesContext, 'kpopInfos'>,
  lanTp: LanTp,
): Promise<KpopInfo[]> => {
  const rows = await kpopInfos
    .find(shown, cardFields(lanTp))
    .sort({ start_day: -1, info_seq: 1 })
    .lean<StoredKpopInfo[]>();
  return rows.map((row) => toKpopCard(row, lanTp));
};

export const showKpopInfo = async (
  catalog: Pick<ArticlesContext, 'kpopInfos' | 'events' | 'products'>,
  { info_seq, lan_tp: lanTp }: { info_seq: string; lan_tp: LanTp },
): Promise<KpopInfoDetail[]> => {
  const fields = {
    ...cardFields(lanTp),
    ...textFields('contents', lanTp),
    ...textFields('artists', lanTp),
    films: 1 as const,
  };
  const [row, event] = await Promise.all([
    catalog.kpopInfos.findOne({ info_seq, ...shown }, fields).lean<StoredKpopInfo>(),
    findEventOf(catalog, info_seq, lanTp),
  ]);
  if (!row) return [];
  const prod_id = (await isShown(catalog, row.prod_id)) ? row.prod_id : '';
  return [toKpopDetail({ ...row, prod_id }, event, lanTp)];
};

/** Old clients send the number of K-pop information or of an event in the same place. */
export const listKpopPictures = async (
  catalog: Pick<ArticlesContext, 'kpopInfos' | 'events'>,
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

export const kpopPictureAddresses = async ({
  kpopInfos,
}: Pick<ArticlesContext, 'kpopInfos'>): Promise<PictureAddress[]> => {
  const rows = await kpopInfos
    .find({}, { info_seq: 1, pictures: 1 })
    .lean<{ info_seq: string; pictures: ContentPicture[] }[]>();
  return rows.flatMap(({ info_seq, pictures }) =>
    addressesOf({ file_path: kpopPictures, id: info_seq }, pictures),
  );
};
