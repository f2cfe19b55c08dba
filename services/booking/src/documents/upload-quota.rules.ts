import type { uploadQuotas } from '@narae/rules';
import type { Limit } from '@narae/service-kit';

/** What one member may send in a day and keep at a time (DOC-2). */
export type UploadQuotas = Readonly<Record<keyof typeof uploadQuotas, number>>;

const dayMs = 86_400_000;
const megabyte = 1024 * 1024;

/** The limits on what a member sends: pictures, and bytes. */
export const sendingLimits = ({
  perDay,
  megabytesPerDay,
}: UploadQuotas): { readonly pictures: Limit; readonly bytes: Limit } => ({
  pictures: { name: 'uploads', perWindow: perDay, windowMs: dayMs },
  bytes: { name: 'upload-bytes', perWindow: megabytesPerDay * megabyte, windowMs: dayMs },
});

/** Whether a member may keep one more picture of so many bytes beside those that are kept. */
export const mayKeep = (
  { stored, megabytesStored }: UploadQuotas,
  kept: { readonly pictures: number; readonly bytes: number },
  bytes: number,
): boolean => kept.pictures < stored && kept.bytes + bytes <= megabytesStored * megabyte;
