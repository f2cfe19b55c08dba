import { isForeignFilm, videosOf } from '@narae/contracts/video';
import { pictureSource, useT, type PictureAddress } from '@narae/shell-sdk';
import { useId, type ReactNode } from 'react';
import { namespace } from '../texts.ts';
import { ExternalFilm } from './external-film.tsx';
import css from './films.module.css';
import { playerAddress, playerOwner } from './player-address.ts';

interface FilmsProps {
  readonly story: { readonly vedio_type: string; readonly vedio_url: string; readonly vedio_title: string };
  /** Stands in where a film has no title of its own. */
  readonly title: string;
  /** Where the story's files lie below /download, and under which number. */
  readonly file_path: string;
  readonly id: string;
  /** What is shown before the films, one each; the last one also before those that have none. */
  readonly posters: readonly PictureAddress[];
}

/**
 * The films of an article or event (CATALOG-7). Other sites are asked for anything only when somebody presses
 * play; before, nothing of the visitor reaches them. Nothing at all where there are no films.
 */
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
