import { bytes, moment, storedModel, text, type StoredOf } from '@narae/service-kit';
import type { PictureSide } from './picture.rules.ts';

/** Drawn anew in the sizes that pages show (ACCOUNT-27). */
const picture = {
  /** 128 random bits: the address is public and cannot be guessed. */
  _id: text({ required: false }),
  mem_id: text({ index: true }),
  /** webp, by side in pixels. */
  side_256: bytes(),
  side_64: bytes(),
  at: moment(),
};
export type StoredPicture = StoredOf<typeof picture>;

export const pictureModel = storedModel('MemberPicture', 'member_pictures', picture);

type Pictures = ReturnType<typeof pictureModel>;

export const insertPicture = async (pictures: Pictures, picture: StoredPicture): Promise<void> => {
  await pictures.create(picture);
};

export const findPicture = async (
  pictures: Pictures,
  { id, side }: { id: string; side: PictureSide },
): Promise<Buffer | null> => {
  const field = `side_${side}` as const;
  const picture = await pictures.findById(id, { [field]: 1 }).exec();
  return picture ? picture[field] : null;
};

export const findPicturesOf = async (pictures: Pictures, mem_id: string): Promise<Buffer[]> =>
  (await pictures.find({ mem_id }, { side_256: 1 }).sort({ at: 1 }).exec()).map(({ side_256 }) => side_256);

export const deletePicture = async (pictures: Pictures, _id: string): Promise<void> => {
  await pictures.deleteOne({ _id });
};

/** Called when a member has left (ACCOUNT-11). */
export const deletePicturesOf = async (pictures: Pictures, mem_id: string): Promise<void> => {
  await pictures.deleteMany({ mem_id });
};
