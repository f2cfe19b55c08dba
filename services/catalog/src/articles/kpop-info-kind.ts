import type { Catalog } from '../context.ts';
import { presentPictures } from '../media/pictures.rules.ts';
import { contentIn, defineKind, type Kind, type Published } from '../content/kinds/content-kind.ts';
import { changeKpopInfo } from './kpop-info/change-kpop-info.ts';
import type { StoredKpopInfo } from './kpop-info.model.ts';
import { kpopPictures } from './kpop-info.rules.ts';
import { toKpopDetail } from './kpop-info.view.ts';

const published = (row: StoredKpopInfo): Published => ({
  id: row.info_seq,
  content: contentIn('kpopInfo', row),
  version: row.version,
  edited: row.edited ?? null,
  withdrawn: row.withdrawn ?? false,
});

/** K-pop information, for the admin area. */
export const kpopInfoKind = (catalog: Catalog): Kind =>
  defineKind('kpopInfo', {
    prefix: 'INFO',
    all: async () => {
      const rows = await catalog.kpopInfos
        .find()
        .sort({ start_day: -1, info_seq: 1 })
        .lean<StoredKpopInfo[]>();
      return rows.map(published);
    },
    find: async (info_seq) => {
      const row = await catalog.kpopInfos.findOne({ info_seq }).lean<StoredKpopInfo>();
      return row && published(row);
    },
    publish: (info_seq, content, edit) => changeKpopInfo(catalog, { ...content, info_seq }, edit),
    preview: async (info_seq, content, { lan_tp: lanTp }) => ({
      images: presentPictures(content.pictures, { file_path: kpopPictures, id: info_seq }, lanTp),
      kpopInfo: toKpopDetail({ ...content, info_seq, list_picture: null }, null, lanTp),
    }),
  });
