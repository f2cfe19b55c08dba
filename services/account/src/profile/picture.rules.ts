/** Pixels. */
export type PictureSide = 256 | 64;

const addressPattern = /^([\w-]{22})-(256|64)\.webp$/;

export const pictureName = (id: string, side: PictureSide): string => `${id}-${side}.webp`;

/** Null where it is no picture's name. */
export const readPictureName = (name: string): { id: string; side: PictureSide } | null => {
  const [, id, side] = addressPattern.exec(name) ?? [];
  return id ? { id, side: side === '64' ? 64 : 256 } : null;
};

/** Null for none, and for a provider's. */
export const pictureOf = (mem_profile_path: string): string | null =>
  readPictureName(mem_profile_path.split('/').at(-1) ?? '')?.id ?? null;
