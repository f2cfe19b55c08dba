import { isForeignFilm, videosOf, embedOrigin } from '@narae/contracts/video';
import { pictureSource, useT, type PictureAddress, pictureFormats, pictureWidths } from '@narae/shell-sdk';
import { useId, type ReactNode, useEffect, useRef, useState } from 'react';
import { Picture } from '@narae/ui';
import { namespace } from '../texts.ts';
import css from './films.module.css';
import { mainColumn } from './pictures.ts';

interface FilmsProps {
  readonly story: { readonly vedio_type: string; readonly vedio_url: string; readonly vedio_title: string };
  /** For films without a title. */
  readonly title: string;
  /** The story's folder below /download, and its number there. */
  readonly file_path: string;
  readonly id: string;
  /** Shown before the films, one each; the last one also for those that have none. */
  readonly posters: readonly PictureAddress[];
}

/** Films of an article or event (CATALOG-7); other sites are contacted only when somebody presses play. */
export function Films({ story, title, file_path, id, posters }: FilmsProps): ReactNode {
  const t = useT(namespace);
  const heading = useId();
  const films = videosOf(story);
  if (films.length === 0) return null;
  const owners = new Set<string>();
  const items = films.map(({ type, address, title: own }, index) => {
    const poster = posters[index] ?? posters.at(-1);
    const named = own || title;
    if (type === '01' || type === '03') {
      const player = playerAddress({ type, address });
      owners.add(playerOwner(player));
      return <ExternalFilm title={named} player={player.href} poster={poster} />;
    }
    if (isForeignFilm(address)) owners.add(new URL(address).host);
    return (
      <video
        className={css.film}
        controls
        preload="none"
        playsInline
        aria-label={named}
        poster={poster && pictureSource(poster)?.(960, 'jpg')}
        src={type === '02' ? address : `/download/${file_path}/${id}/4/${address}`}
      />
    );
  });
  return (
    <section className={css.films} aria-labelledby={heading}>
      <h2 className={css.heading} id={heading}>
        {t('films')}
      </h2>
      <ul className={css.list} role="list">
        {films.map(({ address, title: own }, index) => (
          <li className={css.item} key={address}>
            {items[index]}
            <p className={css.title}>{own || title}</p>
          </li>
        ))}
      </ul>
      {owners.size > 0 && (
        <p className={css.privacy}>{t('film_privacy', { owner: [...owners].join(', ') })}</p>
      )}
    </section>
  );
}

interface ExternalFilmProps {
  readonly title: string;
  readonly player: string;
  readonly poster: PictureAddress | undefined;
}

/** Becomes the player when it is pressed; focus moves inside. */
function ExternalFilm({ title, player, poster }: ExternalFilmProps): ReactNode {
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

const owners: Readonly<Record<string, string>> = {
  [embedOrigin]: 'YouTube',
  'https://player.vimeo.com': 'Vimeo',
};

/** Starts at once: the visitor has pressed play. */
const playerAddress = (film: { readonly type: '01' | '03'; readonly address: string }): URL => {
  const player = new URL(film.type === '01' ? `/embed/${film.address}` : film.address, embedOrigin);
  player.searchParams.set('autoplay', '1');
  return player;
};

const playerOwner = ({ origin, host }: URL): string => owners[origin] ?? host;
