import { ApiError, upload, useT, type UploadRow } from '@narae/shell-sdk';
import { cx, IconUpload } from '@narae/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import css from '../admin.module.css';
import pictures from './pictures-input.module.css';

interface FileDropProps<Added> {
  readonly row: UploadRow;
  readonly to: Readonly<Record<string, string>>;
  readonly label: string;
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onAdd: (added: Added) => void;
}

interface Way {
  readonly name: string;
  readonly percent: number;
  readonly error?: string;
}

type SendingProps<Added> = Pick<FileDropProps<Added>, 'row' | 'to' | 'onAdd'> & {
  readonly multiple: boolean;
};

function useSending<Added>({ row, to, onAdd, multiple }: SendingProps<Added>) {
  const errors = useT('errors');
  const latest = useRef(onAdd);
  // The next file is added to what the one before left.
  useEffect(() => {
    latest.current = onAdd;
  }, [onAdd]);
  const [ways, setWays] = useState<readonly Way[]>([]);
  const put = (name: string, way: Way | null): void =>
    setWays((current) => [...current.filter((item) => item.name !== name), ...(way ? [way] : [])]);

  const send = async (file: File): Promise<void> => {
    const { name } = file;
    put(name, { name, percent: 0 });
    try {
      const added = await upload<Added>(row, to, file, {
        onProgress: (share) => put(name, { name, percent: Math.round(share * 100) }),
      });
      put(name, null);
      latest.current(added);
    } catch (rejection) {
      const error = rejection instanceof ApiError ? rejection.message : '';
      put(name, { name, percent: 0, error: error || errors('upload_fail') });
    }
  };
  /** One after the other: the order of files is the order of pictures. */
  const take = async (files: FileList | null): Promise<void> => {
    for (const file of Array.from(files ?? []).slice(0, multiple ? undefined : 1)) await send(file);
  };
  return { ways, take };
}

export function FileDrop<Added>({
  row,
  to,
  label,
  accept,
  multiple = false,
  onAdd,
}: FileDropProps<Added>): ReactNode {
  const { ways, take } = useSending<Added>({ row, to, onAdd, multiple });
  const inputId = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      className={cx(pictures.drop, over && pictures.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files);
      }}
    >
      <input
        id={inputId}
        className={pictures.file}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const { files } = event.target;
          void take(files).finally(() => {
            event.target.value = '';
          });
        }}
      />
      <label className={pictures.choose} htmlFor={inputId}>
        <IconUpload size={20} />
        {label}
      </label>
      <Ways ways={ways} />
    </div>
  );
}

function Ways({ ways }: { readonly ways: readonly Way[] }): ReactNode {
  const t = useT('catalogAdmin');
  return (
    <ul role="list" aria-live="polite" className={pictures.ways}>
      {ways.map(({ name, percent, error }) => (
        <li key={name} className={error ? css.fault : css.note}>
          {error ? `${name}: ${error}` : t('uploading', { name, percent })}
          {!error && <progress className={pictures.progress} max={100} value={percent} />}
        </li>
      ))}
    </ul>
  );
}
