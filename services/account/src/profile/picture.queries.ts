import type { pictureModel, StoredPicture } from './picture.model.ts';
import type { PictureSide } from './picture.rules.ts';

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

/** Deletes one picture. */
export const deletePicture = async (pictures: Pictures, _id: string): Promise<void> => {
  await pictures.deleteOne({ _id });
};

/** Deletes whatever pictures a member has (ACCOUNT-11). */
export const deletePicturesOf = async (pictures: Pictures, mem_id: string): Promise<void> => {
  await pictures.deleteMany({ mem_id });
};
