import type { PostPicture } from '@narae/contracts';
import { useState, type ReactNode } from 'react';
import css from './pictures.module.css';

interface PostPicturesProps {
  readonly pictures: readonly PostPicture[];
  readonly label: string;
  readonly alt: (number: number) => string;
  /** In place of a picture that does not load. */
  readonly failed: string;
}

/** The pictures of a post, for everybody who may read it (COMMUNITY-16, COMMUNITY-26). */
export function PostPictures({ pictures, label, alt, failed }: PostPicturesProps): ReactNode {
  const [gone, setGone] = useState<readonly string[]>([]);
  if (pictures.length === 0) return null;
  return (
    <ul className={css.pictures} role="list" aria-label={label}>
      {pictures.map(({ picture_id, src }, index) => (
        <li key={picture_id}>
          {gone.includes(picture_id) ? (
            <p>{failed}</p>
          ) : (
            <img src={src} alt={alt(index + 1)} onError={() => setGone((ids) => [...ids, picture_id])} />
          )}
        </li>
      ))}
    </ul>
  );
}
