import type { PictureAddress } from './picture-address.rules.ts';
import type { PictureFiles } from './picture-files.ts';

export interface PendingPictures {
  /** Draws a picture before its turn; resolves at once if it is not missing. */
  readonly draw: (address: PictureAddress) => Promise<void>;
}

export interface MediaContext {
  readonly files: PictureFiles;
  /** Where a picture is that its product copied from another one; the address itself for every other (CATALOG-18). */
  readonly originalOf: (address: PictureAddress) => Promise<PictureAddress>;
  readonly pendingPictures?: PendingPictures | undefined;
}
