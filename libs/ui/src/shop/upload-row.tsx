import { Button } from '../actions/button.tsx';
import { cx } from '../core/cx.ts';
import { useUiText } from '../core/ui-strings.tsx';
import { IconCheck, IconWarning } from '../icons/actions.tsx';
import { IconTrash } from '../icons/editing.tsx';
import { IconDocument } from '../icons/travel.tsx';
import css from './upload-slot.module.css';

export interface UploadItem {
  id: string;
  name: string;
  /** `chosen` is not sent yet. */
  status: 'chosen' | 'uploading' | 'done' | 'error';
  /** 0 to 100. */
  progress?: number;
  /** A blob of the chosen file, or the owner's address. */
  preview?: string;
  error?: string;
}

export function UploadRow(props: {
  item: UploadItem;
  onRemove?: (() => void) | undefined;
  onReplace?: () => void;
}) {
  const { item, onRemove, onReplace } = props;
  const ui = useUiText();
  const percent = Math.round(item.progress ?? 0);
  return (
    <div className={cx(css.row, item.status === 'error' && css.wrong)}>
      <div className={css.preview}>
        {item.preview ? <img src={item.preview} alt="" /> : <IconDocument size={28} strokeWidth={1.25} />}
      </div>
      <div className={css.words}>
        <span className={css.name}>{item.name}</span>
        {item.status === 'uploading' && (
          <>
            <span className={css.state}>{ui('ui_uploading', { percent })}</span>
            <progress className={css.progress} max={100} value={percent} aria-label={item.name} />
          </>
        )}
        {item.status === 'done' && (
          <span className={cx(css.state, css.good)} role="status">
            <IconCheck size={16} strokeWidth={2.5} />
            {ui('ui_file_done')}
          </span>
        )}
        {item.status === 'error' && (
          <span className={cx(css.state, css.bad)} role="alert">
            <IconWarning size={16} />
            {item.error}
          </span>
        )}
      </div>
      <div className={css.tools}>
        {onReplace && item.status !== 'uploading' && (
          <Button kind="quiet" onClick={onReplace}>
            {ui('ui_replace')}
          </Button>
        )}
        {onRemove && (
          <Button
            kind="quiet"
            icon={<IconTrash size={20} />}
            aria-label={`${ui('ui_remove')}: ${item.name}`}
            onClick={onRemove}
          />
        )}
      </div>
    </div>
  );
}
