import type { PictureAddress } from '@narae/shell-sdk';

/** A picture of a carousel, and what it shows for those who do not see it. */
export interface ShownPicture extends PictureAddress {
  readonly alt: string;
}
