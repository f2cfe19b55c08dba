import { pictureFormats, pictureSource, pictureWidths } from '@narae/shell-sdk';
import { Carousel, Dialog, Picture } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './lightbox.module.css';
import type { ShownPicture } from './pictures.ts';

interface LightboxProps {
  readonly label: string;
  readonly pictures: readonly ShownPicture[];
  /** From 0. */
  readonly start: number;
  readonly onClose: () => void;
}

export default function Lightbox({ label, pictures, start, onClose }: LightboxProps): ReactNode {
  return (
    <Dialog open onClose={onClose} title={label} className={css.lightbox}>
      <Carousel
        label={label}
        start={start}
        rounded={false}
        slides={pictures.map((picture) => (
          <figure key={picture.file_name} className={css.slide}>
            <figcaption className={css.caption} aria-hidden="true">
              {picture.alt}
            </figcaption>
            <Picture
              className={css.picture}
              src={pictureSource(picture)}
              widths={pictureWidths}
              formats={pictureFormats}
              sizes="100vw"
              alt={picture.alt}
            />
          </figure>
        ))}
      />
    </Dialog>
  );
}
