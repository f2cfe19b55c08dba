import type { KpopInfo, KpopInfoDetail, LanTp } from '@narae/contracts';
import type { Catalog } from '../../context.ts';
import { findEventOf } from '../events/read-events.ts';
import { isShown } from '../../products/shop/is-shown.ts';
import { textFields } from '../../content/kinds/localized-text.model.ts';
import type { StoredKpopInfo } from '../kpop-info.model.ts';
import { toKpopCard, toKpopDetail } from '../kpop-info.view.ts';
import { shown } from '../../content/kinds/edited-fields.model.ts';

/** A list carries neither long texts nor all pictures. */
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
  { kpopInfos }: Pick<Catalog, 'kpopInfos'>,
  lanTp: LanTp,
): Promise<KpopInfo[]> => {
  const rows = await kpopInfos
    .find(shown, cardFields(lanTp))
    .sort({ start_day: -1, info_seq: 1 })
    .lean<StoredKpopInfo[]>();
  return rows.map((row) => toKpopCard(row, lanTp));
};

/** One piece of K-pop information with the event it is about; no row when there is none. */
export const showKpopInfo = async (
  catalog: Pick<Catalog, 'kpopInfos' | 'events' | 'products'>,
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
