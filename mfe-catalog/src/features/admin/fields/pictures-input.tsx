import type { EditableField, EditedPicture, PictureType } from '@narae/contracts/editable';
import { adminPicture } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { VisuallyHidden } from '@narae/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import css from '../admin.module.css';
import { moved, noTexts } from '../content.ts';
import { controlId, useErrorAt, useFormScope } from '../form-scope.ts';
import { FileDrop } from './file-drop.tsx';
import type { FieldProps } from './field-props.ts';
import { PictureCardInput } from './picture-card-input.tsx';
import pictures from './pictures-input.module.css';

export function PicturesInput({
  field,
  path,
  value,
  onChange,
}: FieldProps<Extract<EditableField, { as: 'pictures' }>>): ReactNode {
  const names = useAdminNames();
  const t = useT('catalogAdmin');
  const { id } = useFormScope();
  const all = (value ?? []) as readonly EditedPicture[];
  const error = useErrorAt(path);
  /** Numbers the pictures from 1, group by group. */
  const put = (type: PictureType, group: readonly EditedPicture[]): void =>
    onChange(
      field.types.flatMap((item) =>
        (item === type ? group : groupOf(all, item)).map((picture, index) => ({
          ...picture,
          sort_order: index + 1,
        })),
      ),
    );
  return (
    <fieldset className={css.group} id={controlId(path)} tabIndex={-1}>
      <legend className={css.legend}>{names.field(field.name)}</legend>
      <p className={css.note}>{t(id ? 'pictures_hint' : 'pictures_first_save')}</p>
      {error && <p className={css.fault}>{error}</p>}
      {field.types.map((type) => (
        <PictureGroup
          key={type}
          type={type}
          path={path}
          all={all}
          room={field.most - all.length}
          onChange={(group) => put(type, group)}
        />
      ))}
    </fieldset>
  );
}

const groupOf = (all: readonly EditedPicture[], type: PictureType): EditedPicture[] =>
  all.filter(({ file_type }) => file_type === type).sort((left, right) => left.sort_order - right.sort_order);

interface GroupProps {
  readonly type: PictureType;
  readonly path: string;
  readonly all: readonly EditedPicture[];
  readonly room: number;
  readonly onChange: (group: readonly EditedPicture[]) => void;
}

/** Focus follows a picture that is moved by keyboard. */
function useFollowing() {
  const list = useRef<HTMLOListElement>(null);
  const following = useRef<{ name: string; by: number } | null>(null);
  useEffect(() => {
    if (!following.current) return;
    const { name, by } = following.current;
    following.current = null;
    const card = list.current?.querySelector(`[data-picture="${CSS.escape(name)}"]`);
    const buttons = [...(card?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled') ?? [])];
    (buttons.find(({ dataset }) => dataset['move'] === String(by)) ?? buttons[0])?.focus();
  });
  const follow = (name: string, by: number): void => {
    following.current = { name, by };
  };
  return { list, follow };
}

function PictureGroup({ type, path, all, room, onChange }: GroupProps): ReactNode {
  const t = useT('catalogAdmin');
  const { kind, id } = useFormScope();
  const [dragged, setDragged] = useState<number | null>(null);
  const [status, setStatus] = useState('');
  const { list, follow } = useFollowing();
  const group = groupOf(all, type);
  const label = t(`pictures_${type}`);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= group.length || from === to) return;
    onChange(moved(group, from, to));
    setStatus(t('picture_moved', { number: to + 1 }));
  };
  return (
    <section aria-label={label}>
      <h3 className={css.rowTitle}>{label}</h3>
      <ol ref={list} className={pictures.list} role="list">
        {group.map((picture, index) => (
          <PictureCardInput
            key={picture.file_name}
            picture={picture}
            number={index + 1}
            last={index === group.length - 1}
            path={`${path}.${all.indexOf(picture)}`}
            dragging={dragged === index}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDropHere={() => {
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
            onMove={(by) => {
              follow(picture.file_name, by);
              move(index, index + by);
            }}
            onRemove={() => onChange(group.filter((entry) => entry !== picture))}
            onAlt={(alt) => onChange(group.map((entry) => (entry === picture ? { ...entry, alt } : entry)))}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {id !== '' && room > 0 && (
        <FileDrop<Pick<EditedPicture, 'file_name' | 'width' | 'height'>>
          row={adminPicture}
          to={{ kind, id, file_type: type }}
          accept="image/png,image/jpeg"
          multiple
          label={t('picture_add', { group: label })}
          onAdd={(added) => {
            const isListed = group.some(({ file_name }) => file_name === added.file_name);
            if (isListed) return;
            onChange([...group, { ...added, file_type: type, sort_order: group.length + 1, alt: noTexts() }]);
          }}
        />
      )}
    </section>
  );
}
