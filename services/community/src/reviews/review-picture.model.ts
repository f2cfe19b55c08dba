import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A picture of a review, drawn anew without metadata in the sizes pages show (COMMUNITY-26). */
export interface StoredReviewPicture {
  /** 128 random bits: nobody guesses it. */
  _id: string;
  review_id: string;
  mem_id: string;
  /** webp, by its longer side in pixels. */
  side_1600: Buffer;
  side_320: Buffer;
  at: Date;
}

const pictureSchema = new Schema<StoredReviewPicture>(
  {
    _id: String,
    review_id: { type: String, required: true, index: true },
    mem_id: { type: String, required: true, index: true },
    side_1600: { type: Buffer, required: true },
    side_320: { type: Buffer, required: true },
    at: { type: Date, required: true },
  },
  { ...plainSchema, collection: 'review_pictures' },
);

/** The pictures of a store's reviews. */
export const reviewPictureModel = (store: Connection): Model<StoredReviewPicture> =>
  (store.models['ReviewPicture'] as Model<StoredReviewPicture> | undefined) ??
  store.model<StoredReviewPicture>('ReviewPicture', pictureSchema);
