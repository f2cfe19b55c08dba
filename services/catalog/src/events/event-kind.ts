import type { StoredEvent, StoredKpopInfo } from './event.model.ts';
import type { Catalog } from '../context.ts';
import { changeEvent } from './change-event.ts';
import { changeKpopInfo } from '../kpop-info/change-kpop-info.ts';
import { checkDayOrder } from '../shared/day-order.ts';
import { contentIn, defineKind, type Kind, type Published } from '../shared/content-kind.ts';

const info = (row: StoredKpopInfo): Published => ({
  id: row.info_seq,
  content: contentIn('kpopInfo', row),
  version: row.version,
  edited: row.edited ?? null,
});

const event = (row: StoredEvent): Published => ({
  id: row.event_id,
  content: contentIn('event', row),
  version: row.version,
  edited: row.edited ?? null,
});

/** K-pop information. */
export const kpopInfoKind = (catalog: Catalog): Kind =>
  defineKind('kpopInfo', {
    prefix: 'INFO',
    all: async () =>
      (await catalog.kpopInfos.find().sort({ start_day: -1, info_seq: 1 }).lean<StoredKpopInfo[]>()).map(
        info,
      ),
    find: async (info_seq) => {
      const row = await catalog.kpopInfos.findOne({ info_seq }).lean<StoredKpopInfo>();
      return row && info(row);
    },
    publish: (info_seq, content, edit) => changeKpopInfo(catalog, { ...content, info_seq }, edit),
  });

/** Events; places left are booking's business and no content. */
export const eventKind = (catalog: Catalog): Kind =>
  defineKind('event', {
    prefix: 'EVT',
    all: async () =>
      (
        await catalog.events
          .find({}, { outbox: 0 })
          .sort({ event_day: -1, event_id: 1 })
          .lean<StoredEvent[]>()
      ).map(event),
    find: async (event_id) => {
      const row = await catalog.events.findOne({ event_id }, { outbox: 0 }).lean<StoredEvent>();
      return row && event(row);
    },
    check: (content) => checkDayOrder(content, 'start_day', 'end_day', 'event_day'),
    publish: (event_id, content, edit) => changeEvent(catalog, { ...content, event_id }, undefined, edit),
  });
