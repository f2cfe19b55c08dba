import { flag, moment, optional, storedModel, text, type StoredOf } from '@narae/service-kit';

const documentView = {
  mem_file_id: text(),
  /** Absent for a document of an event, which has `event_rv_id`. */
  cart_id: optional(text()),
  event_rv_id: optional(text()),
  /** The document's owner. */
  mem_id: text(),
  viewer_mem_id: text(),
  as_admin: flag(),
  trace_id: text(),
  viewed_at: moment(),
};

/** One look at a document (DOC-6); rows are only added. */
export type DocumentView = StoredOf<typeof documentView>;

export const documentViewModel = storedModel(
  'DocumentView',
  'document_views',
  documentView,
  [{ mem_file_id: 1, viewed_at: -1 }],
  [{ as_admin: 1, viewed_at: -1 }],
);
