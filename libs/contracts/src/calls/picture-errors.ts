import type { ErrorKey } from '../error-keys.ts';

/** Errors of a picture in the multipart field `img` (DOC-2). */
export const pictureErrors = [
  'img_accept_fail',
  'img_animated',
  'img_heic',
  'upload_missing',
  'upload_too_large',
  'upload_unreadable',
] as const satisfies readonly ErrorKey[];
