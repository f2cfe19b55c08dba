/** Pixels of each side of the squares a member's picture is kept in. */
export type PictureSide = 256 | 64;

const addressPattern = /^([\w-]{22})-(256|64)\.webp$/;

/** The name of a picture's file in one size: nobody guesses the picture's identifier. */
export const pictureName = (id: string, side: PictureSide): string => `${id}-${side}.webp`;

/** Which picture a file's name means, in which size; null for what is none. */
export const readPictureName = (name: string): { id: string; side: PictureSide } | null => {
  const [, id, side] = addressPattern.exec(name) ?? [];
  return id ? { id, side: side === '64' ? 64 : 256 } : null;
};

/** Which of our pictures a member's `mem_profile_path` means; null for none, and for a provider's. */
export const pictureOf = (mem_profile_path: string): string | null =>
  readPictureName(mem_profile_path.split('/').at(-1) ?? '')?.id ?? null;
