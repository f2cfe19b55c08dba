import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A member's picture as they chose it, drawn anew in the sizes the pages show (ACCOUNT-27). */
export interface StoredPicture {
  /** 128 random bits: the address is public, and nobody guesses it. */
  _id: string;
  mem_id: string;
  /** webp, by its side in pixels. */
  side_256: Buffer;
  side_64: Buffer;
  at: Date;
}

const pictureSchema = new Schema<StoredPicture>(
  {
    _id: String,
    mem_id: { type: String, required: true, index: true },
    side_256: { type: Buffer, required: true },
    side_64: { type: Buffer, required: true },
    at: { type: Date, required: true },
  },
  { ...plainSchema, collection: 'member_pictures' },
);

/** The members' pictures of a store. */
export const pictureModel = (store: Connection): Model<StoredPicture> =>
  (store.models['MemberPicture'] as Model<StoredPicture> | undefined) ??
  store.model<StoredPicture>('MemberPicture', pictureSchema);
