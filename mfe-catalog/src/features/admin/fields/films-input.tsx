import type { EditableField, EditedFilms } from '@narae/contracts/editable';
import { useT } from '@narae/shell-sdk';
import { Button, IconPlus, SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import css from '../admin.module.css';
import { noTexts } from '../content.ts';
import { controlId, useErrorAt } from '../form-scope.ts';
import type { FieldProps } from './field-props.ts';
import { FilmBox } from './film-box.tsx';

const types = ['01', '02', '03', '04'] as const;
type Film = EditedFilms['items'][number];

/** Films of one kind, each with its address and title (CATALOG-7). */
export function FilmsInput({
  field,
  path,
  value,
  onChange,
}: FieldProps<Extract<EditableField, { as: 'films' }>>): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const films = (value ?? null) as EditedFilms | null;
  const error = useErrorAt(`${path}.type`);
  const keep = (items: Film[]): void => onChange(films && items.length > 0 ? { ...films, items } : null);
  const fresh = (): Film => ({ address: '', titles: noTexts() });
  return (
    <fieldset className={css.group} id={controlId(path)} tabIndex={-1}>
      <legend className={css.legend}>{names.field(field.name)}</legend>
      <SelectField
        label={t('film_type')}
        error={error}
        value={films?.type ?? ''}
        options={[
          { value: '', label: t('films_none') },
          ...types.map((type) => ({ value: type, label: t(`film_type_${type}`) })),
        ]}
        onChange={(event) => {
          const type = types.find((item) => item === event.target.value);
          onChange(type ? { type, items: films?.items ?? [fresh()] } : null);
        }}
      />
      {films?.items.map((film, index) => (
        <FilmBox
          key={index}
          path={`${path}.items.${index}`}
          type={films.type}
          film={film}
          onChange={(next) => keep(films.items.map((item, place) => (place === index ? next : item)))}
          onRemove={() => keep(films.items.filter((_, place) => place !== index))}
        />
      ))}
      {films && films.items.length < 6 && (
        <Button
          kind="secondary"
          icon={<IconPlus size={18} />}
          onClick={() => keep([...films.items, fresh()])}
        >
          {t('add_row')}
        </Button>
      )}
    </fieldset>
  );
}
