import { pictureFolders, type EditedFilms } from '@narae/contracts/editable';
import { adminFilm } from '@narae/contracts/rows';
import { filmOrigins, isVideoAddress, type VideoType } from '@narae/contracts/video';
import { useT } from '@narae/shell-sdk';
import { Button, IconTrash, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from '../admin.module.css';
import { controlId, useErrorAt, useFormScope } from '../form-scope.ts';
import { FileDrop } from './file-drop.tsx';
import { TextsInput } from './texts-input.tsx';

type Film = EditedFilms['items'][number];

interface FilmBoxProps {
  readonly path: string;
  readonly type: VideoType;
  readonly film: Film;
  readonly onChange: (film: Film) => void;
  readonly onRemove: () => void;
}

export function FilmBox({ path, type, film, onChange, onRemove }: FilmBoxProps): ReactNode {
  const t = useT('catalogAdmin');
  const { kind, id } = useFormScope();
  const sites = filmOrigins.map((origin) => new URL(origin).host).join(', ');
  const hint = {
    '01': undefined,
    '02': t('film_hint_02', { sites }),
    '03': t('film_hint_03'),
    '04': t('film_hint_04'),
  }[type];
  const own = `/download/${pictureFolders[kind] ?? ''}/${id}/4/${film.address}`;
  const source = type === '02' ? film.address : type === '04' ? own : null;
  return (
    <div className={css.rowBox}>
      <TextField
        id={controlId(`${path}.address`)}
        label={t('film_address')}
        hint={hint}
        error={useErrorAt(`${path}.address`)}
        value={film.address}
        onChange={(event) => onChange({ ...film, address: event.target.value.trim() })}
      />
      {type === '04' && id === '' && <p className={css.note}>{t('films_first_save')}</p>}
      {type === '04' && id !== '' && (
        <FileDrop<{ readonly file_name: string }>
          row={adminFilm}
          to={{ kind, id }}
          accept="video/mp4"
          label={t('film_upload')}
          onAdd={({ file_name }) => onChange({ ...film, address: file_name })}
        />
      )}
      {source !== null && isVideoAddress[type](film.address) && <FilmPreview key={source} source={source} />}
      <TextsInput
        field={{ name: 'titles', max: 120 }}
        label={t('film_title')}
        path={`${path}.titles`}
        value={film.titles}
        onChange={(titles) => onChange({ ...film, titles: titles as Film['titles'] })}
      />
      <Button kind="quiet" icon={<IconTrash size={18} />} onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}

/** Shows before publishing whether this browser plays the film. */
function FilmPreview({ source }: { readonly source: string }): ReactNode {
  const t = useT('catalogAdmin');
  const [broken, setBroken] = useState(false);
  return (
    <>
      <video
        className={css.filmPreview}
        controls
        playsInline
        preload="metadata"
        aria-label={t('film_preview')}
        src={source}
        onError={() => setBroken(true)}
      />
      {broken && (
        <p className={css.fault} role="status">
          {t('film_broken')}
        </p>
      )}
    </>
  );
}
