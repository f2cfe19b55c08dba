import type { AnyContent } from '@narae/contracts';
import type { Catalog } from '../context.ts';
import { presentPictures } from '../media/pictures.rules.ts';
import { contentIn, defineKind, type Kind, type Published } from '../content/kinds/content-kind.ts';
import { changeEvent } from './events/change-event.ts';
import type { StoredEvent } from './event.model.ts';
import { allPapers, eventPictures } from './event.rules.ts';
import { toEventDetail } from './event.view.ts';

const complete = (stored: object): AnyContent => ({ papers: allPapers, ...stored });

const published = (row: StoredEvent): Published => ({
  id: row.event_id,
  content: contentIn('event', complete(row)),
  version: row.version,
  edited: row.edited ?? null,
  withdrawn: row.withdrawn ?? false,
});

/** Events, for the admin area; places left are no content (EVENT-7). */
export const eventKind = (catalog: Catalog): Kind =>
  defineKind('event', {
    prefix: 'EVT',
    all: async () => {
      const rows = await catalog.events
        .find({}, { outbox: 0 })
        .sort({ event_day: -1, event_id: 1 })
        .lean<StoredEvent[]>();
      return rows.map(published);
    },
    find: async (event_id) => {
      const row = await catalog.events.findOne({ event_id }, { outbox: 0 }).lean<StoredEvent>();
      return row && published(row);
    },
    complete,
    // Drafts begun before organisers could choose name what they started from without it.
    comparable: ({ papers, ...content }) =>
      Object.values(papers).every(Boolean) ? content : { ...content, papers },
    publish: (event_id, content, edit) => changeEvent(catalog, { ...content, event_id }, undefined, edit),
    preview: async (event_id, content, { lan_tp: lanTp }) => ({
      images: presentPictures(content.pictures, { file_path: eventPictures, id: event_id }, lanTp),
      event: toEventDetail(
        { ...content, event_id, personnel_cnt: content.event_total_cnt, list_picture: null },
        lanTp,
      ),
    }),
  });
