import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** One look at a document (DOC-6); rows are only added. */
export interface DocumentView {
  mem_file_id: string;
  /** Absent for a document of an event, which has `event_rv_id`. */
  cart_id?: string;
  event_rv_id?: string;
  /** The document's owner. */
  mem_id: string;
  viewer_mem_id: string;
  as_admin: boolean;
  trace_id: string;
  viewed_at: Date;
}

const documentViewSchema = new Schema<DocumentView>(
  {
    mem_file_id: { type: String, required: true },
    cart_id: String,
    event_rv_id: String,
    mem_id: { type: String, required: true },
    viewer_mem_id: { type: String, required: true },
    as_admin: { type: Boolean, required: true },
    trace_id: { type: String, required: true },
    viewed_at: { type: Date, required: true },
  },
  { ...plainSchema, collection: 'document_views' },
);

documentViewSchema.index({ mem_file_id: 1, viewed_at: -1 });
documentViewSchema.index({ as_admin: 1, viewed_at: -1 });

export const documentViewModel = (store: Connection): Model<DocumentView> =>
  (store.models['DocumentView'] as Model<DocumentView> | undefined) ??
  store.model<DocumentView>('DocumentView', documentViewSchema);
