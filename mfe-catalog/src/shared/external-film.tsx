import { pictureFormats, pictureSource, pictureWidths, useT, type PictureAddress } from '@narae/shell-sdk';
import { Picture } from '@narae/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { namespace } from '../texts.ts';
import { mainColumn } from './picture-sizes.ts';
import css from './films.module.css';

interface ExternalFilmProps {
  readonly title: string;
  /** Address of the player. */
  readonly player: string;
  readonly poster: PictureAddress | undefined;
}

/** A picture that becomes the player when it is pressed; the keyboard goes on inside. */
export function ExternalFilm({ title, player, poster }: ExternalFilmProps): ReactNode {
  const t = useT(namespace);
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);
  if (playing) {
    return (
      <iframe
        ref={frame}
        className={css.film}
        src={player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <button
      type="button"
      className={css.poster}
      aria-label={t('film_play', { title })}
      onClick={() => setPlaying(true)}
    >
      {poster && (
        <Picture
          src={pictureSource(poster)}
          widths={pictureWidths}
          formats={pictureFormats}
          sizes={mainColumn}
          alt=""
          ratio="16:9"
        />
      )}
      <span className={css.play} aria-hidden="true" />
    </button>
  );
}
