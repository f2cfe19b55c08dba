import {
  useEffect,
  useId,
  useRef,
  useState,
  type DragEvent,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../core/cx.ts';
import { useUiText } from '../core/ui-strings.tsx';
import { IconWarning } from '../icons/actions.tsx';
import { IconUpload } from '../icons/editing.tsx';
import { ExampleDrawing, type DocumentKind } from './example-drawings.tsx';
import { UploadRow, type UploadItem } from './upload-row.tsx';
import css from './upload-slot.module.css';

export interface UploadSlotProps {
  kind?: DocumentKind;
  label: string;
  hint?: ReactNode;
  items: readonly UploadItem[];
  /** With one slot filled this means: replace. */
  onChoose: (files: File[]) => void;
  /** Absent where documents can only be replaced. */
  onRemove?: ((id: string) => void) | undefined;
  multiple?: boolean;
  full?: boolean;
  error?: ReactNode;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const ACCEPT = 'image/png,image/jpeg';

/** A place for a document: a drawing of what is wanted, then what was given and how it fares. */
export function UploadSlot(props: UploadSlotProps) {
  const { kind, label, hint, items, onChoose, multiple = false, full, error, disabled, ref } = props;
  const ui = useUiText();
  const id = useId();
  const replacing = useRef<HTMLInputElement>(null);
  const slot = useFocusKept();

  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    if (files.length > 0 && !disabled) onChoose(multiple ? files : files.slice(0, 1));
  };
  const { over, ...drop } = useDrop(take);

  const asksForMore = multiple ? !full : items.length === 0;
  const fileInput = (inputRef: Ref<HTMLInputElement> | undefined, name: string) => (
    <input
      ref={inputRef}
      id={name}
      className={css.input}
      type="file"
      accept={ACCEPT}
      multiple={multiple}
      disabled={disabled}
      aria-label={`${label}: ${ui('ui_choose_file')}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={cx(error ? `${id}-error` : null, hint ? `${id}-hint` : null) || undefined}
      onChange={(event) => {
        take(event.target.files);
        // Lets the same file be chosen again.
        event.target.value = '';
      }}
    />
  );

  return (
    <div className={css.slot} {...slot}>
      <p className={css.label}>{label}</p>
      {items.length > 0 && <Uploads {...props} onReplace={() => replacing.current?.click()} />}
      {asksForMore ? (
        <div className={cx(css.drop, over && css.over, Boolean(error) && css.wrong)} {...drop}>
          {kind && <Example kind={kind} />}
          <div className={css.choose}>
            {fileInput(ref, `${id}-file`)}
            <label className={css.button} htmlFor={`${id}-file`}>
              <IconUpload size={20} />
              {ui('ui_choose_file')}
            </label>
            <span className={css.dropText}>{ui('ui_drop_file')}</span>
          </div>
        </div>
      ) : (
        !full && <div hidden>{fileInput(replacing, `${id}-file`)}</div>
      )}
      <SlotNotes id={id} error={error} hint={hint} />
    </div>
  );
}

interface UploadsProps extends Pick<UploadSlotProps, 'items' | 'multiple' | 'onRemove'> {
  onReplace: () => void;
}

function Uploads({ items, multiple, onRemove, onReplace }: UploadsProps) {
  return (
    <ul className={css.items} role="list">
      {items.map((item) => (
        <li key={item.id}>
          <UploadRow
            item={item}
            onRemove={onRemove && (() => onRemove(item.id))}
            onReplace={multiple ? undefined : onReplace}
          />
        </li>
      ))}
    </ul>
  );
}

function SlotNotes({ id, error, hint }: Pick<UploadSlotProps, 'error' | 'hint'> & { id: string }) {
  return (
    <>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <IconWarning size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

/** The focused control may leave with an upload: the focus goes to what came of it, not to the page's start. */
function useFocusKept() {
  const slot = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (inside.current && (activeElement === null || activeElement === body))
      slot.current?.focus({ preventScroll: true });
  });
  return {
    ref: slot,
    tabIndex: -1,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // A control that is taken out of the page reports nothing.
      if (!currentTarget.contains(relatedTarget)) inside.current = false;
    },
  };
}

function useDrop(take: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
  };
}

function Example({ kind }: { kind: DocumentKind }) {
  const ui = useUiText();
  return (
    <figure className={css.example}>
      <ExampleDrawing kind={kind} />
      <figcaption>{ui('ui_example')}</figcaption>
    </figure>
  );
}
