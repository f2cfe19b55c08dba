import { pictureFormats, pictureSource, pictureWidths, type PictureAddress } from '@narae/shell-sdk';
import { Carousel, Picture } from '@narae/ui';
import type { ReactNode } from 'react';
import { mainColumn } from './picture-sizes.ts';

export interface ShownPicture extends PictureAddress {
  readonly alt: string;
}

/** The pictures of a product, an article or an event; the first is what one sees first on the screen. */
export function PictureCarousel({
  label,
  pictures,
}: {
  readonly label: string;
  readonly pictures: readonly ShownPicture[];
}): ReactNode {
  return (
    <Carousel
      label={label}
      slides={pictures.map((picture, index) => (
        <Picture
          key={picture.file_name}
          src={pictureSource(picture)}
          widths={pictureWidths}
          formats={pictureFormats}
          sizes={mainColumn}
          alt={picture.alt}
          ratio="3:2"
          priority={index === 0}
        />
      ))}
    />
  );
}
