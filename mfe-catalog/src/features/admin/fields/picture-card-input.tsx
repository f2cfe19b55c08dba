import { pictureFolders, type EditedPicture, type Texts } from '@narae/contracts/editable';
import { pictureSource, useT } from '@narae/shell-sdk';
import { cx, IconButton, IconChevronLeft, IconChevronRight, IconTrash } from '@narae/ui';
import type { ReactNode } from 'react';
import { useFormScope } from '../form-scope.ts';
import pictures from './pictures-input.module.css';
import { TextsInput } from './texts-input.tsx';

interface PictureCardInputProps {
  readonly picture: EditedPicture;
  /** From 1. */
  readonly number: number;
  readonly last: boolean;
  readonly path: string;
  readonly dragging: boolean;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  readonly onDropHere: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onAlt: (alt: Texts) => void;
}

export function PictureCardInput(props: PictureCardInputProps): ReactNode {
  const { picture, number, last, path, dragging, onMove } = props;
  const t = useT('catalogAdmin');
  const { kind, id } = useFormScope();
  const source = pictureSource({ ...picture, file_path: pictureFolders[kind] ?? '', prod_id: id });
  return (
    <li
      data-picture={picture.file_name}
      className={cx(pictures.card, dragging && pictures.dragging)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDropHere();
      }}
    >
      <img
        className={pictures.image}
        src={source?.(320, 'webp')}
        alt=""
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          props.onDragStart();
        }}
        onDragEnd={props.onDragEnd}
      />
      <div className={pictures.tools}>
        <span className={pictures.number}>{number}</span>
        <IconButton
          label={t('picture_earlier', { number })}
          icon={<IconChevronLeft size={20} />}
          data-move="-1"
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('picture_later', { number })}
          icon={<IconChevronRight size={20} />}
          data-move="1"
          disabled={last}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t('picture_remove', { number })}
          icon={<IconTrash size={20} />}
          onClick={props.onRemove}
        />
      </div>
      <TextsInput
        field={{ name: 'alt', max: 300 }}
        label={t('picture_alt')}
        path={`${path}.alt`}
        value={picture.alt}
        onChange={(alt) => props.onAlt(alt as Texts)}
      />
    </li>
  );
}
