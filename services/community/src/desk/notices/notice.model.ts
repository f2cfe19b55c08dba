import type { LanTp, LocalizedText, NoticeKind } from '@narae/contracts';
import { perLanguage } from '@narae/contracts/localized';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { deskDocumentFields, type DeskDocument } from '../desk-document.ts';

/** A notice of the shop (COMMUNITY-3). */
export interface StoredNotice extends DeskDocument {
  cou_id: string;
  kind: NoticeKind;
  pinned: boolean;
  /** Empty where it leads to no event. */
  event_id: string;
  titles: Partial<LocalizedText>;
  /** HTML, sanitised when stored. */
  contents: Partial<LocalizedText>;
  /** From when on it is shown; null of a draft. */
  publish_at: Date | null;
  withdrawn: boolean;
  /** Languages whose texts a machine suggested and nobody has reviewed. */
  suggested: LanTp[];
  reg_date: Date;
}

const texts = perLanguage(() => ({ type: String }));

const noticeSchema = new Schema<StoredNotice>(
  {
    cou_id: { type: String, required: true, unique: true },
    kind: { type: String, required: true },
    pinned: { type: Boolean, default: false },
    event_id: { type: String, default: '' },
    titles: texts,
    contents: texts,
    publish_at: { type: Date, default: null },
    withdrawn: { type: Boolean, default: false },
    suggested: { type: [String], default: [] },
    reg_date: { type: Date, required: true },
    ...deskDocumentFields,
  },
  { ...plainSchema, collection: 'notices' },
);
noticeSchema.index({ withdrawn: 1, pinned: -1, publish_at: -1, cou_id: -1 });

/** The notices of a store. */
export const noticeModel = (store: Connection): Model<StoredNotice> =>
  (store.models['Notice'] as Model<StoredNotice> | undefined) ??
  store.model<StoredNotice>('Notice', noticeSchema);
