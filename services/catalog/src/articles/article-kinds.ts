import type { AnyContent } from '@narae/contracts';
import type { Times } from '@narae/contracts/primitives';
import { saidTimes, typedTimes } from '@narae/rules';
import type { ArticlesContext } from './context.ts';
import { contentIn, defineKind, type Kind, type Published } from '../content/index.ts';
import { presentPictures } from '../media/index.ts';
import { changeEvent } from './events/change-event.ts';
import type { StoredEvent, StoredKpopInfo } from './articles.model.ts';
import { allDocuments, eventPictures, kpopPictures } from './articles.rules.ts';
import { toEventDetail, toKpopDetail } from './articles.view.ts';
import { changeKpopInfo } from './kpop-info/change-kpop-info.ts';

const completeEvent = (stored: Times): AnyContent => ({
  papers: allDocuments,
  ...stored,
  ...typedTimes(stored),
});

const publishedEvent = (row: StoredEvent): Published => ({
  id: row.event_id,
  content: contentIn('event', completeEvent(row)),
  version: row.version,
  edited: row.edited ?? null,
  withdrawn: row.withdrawn ?? false,
});

/** Places left are no content (EVENT-7). */
const eventKind = (catalog: ArticlesContext): Kind =>
  defineKind('event', {
    prefix: 'EVT',
    all: async () => {
      const rows = await catalog.events
        .find({}, { outbox: 0 })
        .sort({ event_day: -1, event_id: 1 })
        .lean<StoredEvent[]>();
      return rows.map(publishedEvent);
    },
    find: async (event_id) => {
      const row = await catalog.events.findOne({ event_id }, { outbox: 0 }).lean<StoredEvent>();
      return row && publishedEvent(row);
    },
    complete: completeEvent,
    // Drafts begun before organisers could choose documents or give times name their base without these.
    comparable: ({ papers, start_time, end_time, ...content }) => ({
      ...content,
      ...saidTimes({ start_time, end_time }),
      ...(Object.values(papers).every(Boolean) ? {} : { papers }),
    }),
    publish: (event_id, content, edit) => changeEvent(catalog, { ...content, event_id }, undefined, edit),
    preview: async (event_id, content, { lan_tp: lanTp }) => ({
      images: presentPictures(content.pictures, { file_path: eventPictures, id: event_id }, lanTp),
      event: toEventDetail(
        { ...content, event_id, personnel_cnt: content.event_total_cnt, list_picture: null },
        lanTp,
      ),
    }),
  });

const publishedInfo = (row: StoredKpopInfo): Published => ({
  id: row.info_seq,
  content: contentIn('kpopInfo', row),
  version: row.version,
  edited: row.edited ?? null,
  withdrawn: row.withdrawn ?? false,
});

const kpopInfoKind = (catalog: ArticlesContext): Kind =>
  defineKind('kpopInfo', {
    prefix: 'INFO',
    all: async () => {
      const rows = await catalog.kpopInfos
        .find()
        .sort({ start_day: -1, info_seq: 1 })
        .lean<StoredKpopInfo[]>();
      return rows.map(publishedInfo);
    },
    find: async (info_seq) => {
      const row = await catalog.kpopInfos.findOne({ info_seq }).lean<StoredKpopInfo>();
      return row && publishedInfo(row);
    },
    publish: (info_seq, content, edit) => changeKpopInfo(catalog, { ...content, info_seq }, edit),
    preview: async (info_seq, content, { lan_tp: lanTp }) => ({
      images: presentPictures(content.pictures, { file_path: kpopPictures, id: info_seq }, lanTp),
      kpopInfo: toKpopDetail({ ...content, info_seq, list_picture: null }, null, lanTp),
    }),
  });

export const articleKinds = (context: ArticlesContext) => ({
  event: eventKind(context),
  kpopInfo: kpopInfoKind(context),
});
