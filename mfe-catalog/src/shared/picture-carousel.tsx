import { pictureFormats, pictureSource, pictureWidths, useT, useLazyDialog } from '@narae/shell-sdk';
import { Carousel, Picture } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './picture-carousel.module.css';
import { mainColumn, type ShownPicture } from './pictures.ts';

export function PictureCarousel({
  label,
  pictures,
}: {
  readonly label: string;
  readonly pictures: readonly ShownPicture[];
}): ReactNode {
  const t = useT(namespace);
  const lightbox = useLazyDialog(() => import('./lightbox.tsx'));
  const [start, setStart] = useState(0);
  return (
    <>
      <Carousel
        label={label}
        slides={pictures.map((picture, index) => (
          <button
            key={picture.file_name}
            type="button"
            className={css.enlarge}
            aria-label={t('picture_enlarge', { picture: picture.alt || label })}
            onClick={() => {
              setStart(index);
              lightbox.open();
            }}
          >
            <Picture
              src={pictureSource(picture)}
              widths={pictureWidths}
              formats={pictureFormats}
              sizes={mainColumn}
              alt={picture.alt}
              ratio="3:2"
              priority={index === 0}
            />
          </button>
        ))}
      />
      {lightbox.Dialog && (
        <lightbox.Dialog label={label} pictures={pictures} start={start} onClose={lightbox.close} />
      )}
    </>
  );
}
