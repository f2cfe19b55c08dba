import type { PictureAddress } from './picture-address.rules.ts';
import type { PictureFiles } from './picture-files.ts';

export interface PendingPictures {
  /** Draws a picture before its turn; resolves at once if it is not missing. */
  readonly draw: (address: PictureAddress) => Promise<void>;
}

export interface MediaContext {
  readonly files: PictureFiles;
  readonly pendingPictures?: PendingPictures | undefined;
}
