import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PictureSide } from './picture.rules.ts';

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

type Pictures = ReturnType<typeof pictureModel>;

/** Stores a picture. */
export const insertPicture = async (pictures: Pictures, picture: StoredPicture): Promise<void> => {
  await pictures.create(picture);
};

/** The bytes of a picture in one size; null where there is none. */
export const findPicture = async (
  pictures: Pictures,
  { id, side }: { id: string; side: PictureSide },
): Promise<Buffer | null> => {
  const field = `side_${side}` as const;
  const picture = await pictures.findById(id, { [field]: 1 }).exec();
  return picture ? picture[field] : null;
};

/** The bytes of whatever pictures a member has, in their larger size. */
export const findPicturesOf = async (pictures: Pictures, mem_id: string): Promise<Buffer[]> =>
  (await pictures.find({ mem_id }, { side_256: 1 }).sort({ at: 1 }).exec()).map(({ side_256 }) => side_256);

/** Deletes one picture. */
export const deletePicture = async (pictures: Pictures, _id: string): Promise<void> => {
  await pictures.deleteOne({ _id });
};

/** Deletes whatever pictures a member has (ACCOUNT-11). */
export const deletePicturesOf = async (pictures: Pictures, mem_id: string): Promise<void> => {
  await pictures.deleteMany({ mem_id });
};
