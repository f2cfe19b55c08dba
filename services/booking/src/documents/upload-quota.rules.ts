import type { uploadQuotas } from '@narae/rules';

/** What one member may keep at a time (DOC-2). */
export type UploadQuotas = Readonly<Record<keyof typeof uploadQuotas, number>>;

export const megabyte = 1024 * 1024;

/** Whether a member may keep one more picture of so many bytes beside those that are kept. */
export const mayKeep = (
  { stored, megabytesStored }: UploadQuotas,
  kept: { readonly pictures: number; readonly bytes: number },
  bytes: number,
): boolean => kept.pictures < stored && kept.bytes + bytes <= megabytesStored * megabyte;
