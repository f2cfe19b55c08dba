import { perLanguage } from '@narae/contracts/localized';
import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import type { LocalizedText } from '@narae/contracts';
import {
  type Edited,
  editedFields,
  localizedText,
  modelOf,
  pictureFields,
  plain,
} from '../../content/index.ts';
import type { ListPicture } from '../../media/index.ts';
import type { CarriedParts, ProductContent } from './product.rules.ts';

export interface StoredProduct extends Omit<ProductContent, 'contents'>, CarriedParts, Edited {
  /** Its long text (product_texts). */
  contents_id: string;
  /** Packages are listed by their leading product only. */
  listed: boolean;
  shelf: number;
  list_picture: ListPicture | null;
  remaining: number;
  /** Taken or held; absent before the ledger has told. */
  seats_taken?: number;
  /** Version of the ledger; older events are discarded. */
  seats_version: number;
  /** Of the community (COMMUNITY-28); absent without reviews. */
  review_cnt?: number;
  review_tenths?: number;
  /** Version of the summary; older events are discarded. */
  reviews_version?: number;
  /** Hash of the content and options; equal content is no change. */
  fingerprint: string;
  version: number;
  mod_date: Date;
  outbox: OutboxEntry[];
}

const productSchema = new Schema<StoredProduct>(
  {
    prod_id: { type: String, required: true, unique: true },
    prod_type: { type: String, required: true },
    prod_category: { type: String, required: true },
    variant: { type: String, required: true },
    progress_yn: { type: String, required: true },
    titles: localizedText,
    descs: localizedText,
    contents_id: { type: String, required: true },
    places: localizedText,
    lat: { type: Number, default: null },
    lng: { type: Number, default: null },
    start_day: { type: String, required: true },
    end_day: { type: String, required: true },
    origin_price: { type: Number, required: true, min: 0 },
    package_cnt: { type: Number, required: true },
    package_group: { type: String, default: '' },
    capacity: { type: Number, required: true, min: 0 },
    discounts: {
      type: new Schema({ teen_pct: Number, children_pct: Number, infant_takes_seat: Boolean }, plain),
    },
    documents: { type: new Schema({ air_ticket: Boolean, birth_certificate: Boolean }, plain) },
    cancellation: { type: String, required: true },
    refund_schedule: String,
    refund_terms: Schema.Types.Mixed,
    name_change: Schema.Types.Mixed,
    lock_days: { type: Number },
    ticket_yn: { type: String, required: true },
    ticket_cnt: { type: Number, required: true },
    meeting_points: localizedText,
    meeting_lat: { type: Number },
    meeting_lng: { type: Number },
    duration_hours: { type: Number },
    group_max: { type: Number },
    min_cnt: { type: Number },
    guide_languages: {
      type: new Schema(
        perLanguage(() => Boolean),
        plain,
      ),
    },
    deposit_yn: { type: String, required: true },
    deposit_pct: { type: Number },
    opt_codes: [String],
    options: [
      new Schema({ opt_code: String, kind: String, names: localizedText, origin_price: Number }, plain),
    ],
    hotels: [
      new Schema(
        { hotel_dtl_id: String, hotel_type: String, names: localizedText, origin_hotel_price: Number },
        plain,
      ),
    ],
    related: [String],
    listed: { type: Boolean, required: true },
    shelf: { type: Number, required: true },
    ...pictureFields,
    remaining: { type: Number, required: true, min: 0 },
    seats_taken: { type: Number },
    seats_version: { type: Number, required: true },
    review_cnt: { type: Number },
    review_tenths: { type: Number },
    reviews_version: { type: Number },
    fingerprint: { type: String, required: true },
    version: { type: Number, required: true },
    mod_date: { type: Date, required: true },
    outbox: outboxField,
    ...editedFields,
  },
  { ...plainSchema, collection: 'products' },
);

productSchema.index({ listed: 1, prod_type: 1, shelf: 1, start_day: 1 });
productSchema.index({ prod_type: 1, prod_category: 1, package_cnt: 1 });
productSchema.index({ progress_yn: 1, start_day: 1 });

export const productModel = (store: Connection): Model<StoredProduct> =>
  modelOf(store, 'Product', productSchema);

/** Apart, so that lists need not read it; named by its content and never changed. */
export interface StoredProductText {
  _id: string;
  contents: LocalizedText;
}

const productTextSchema = new Schema<StoredProductText>(
  { _id: String, contents: localizedText },
  { ...plainSchema, collection: 'product_texts' },
);

export const productTextModel = (store: Connection): Model<StoredProductText> =>
  modelOf(store, 'ProductText', productTextSchema);
