import { MAX_COMMENT_LENGTH } from '@narae/contracts/post-limits';
import { useT } from '@narae/shell-sdk';
import { Button, TextArea } from '@narae/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './comments.module.css';

/** Characters left from which on they are counted. */
const countFrom = 100;

interface CommentFormProps {
  /** The text that is changed; a new comment begins empty. */
  readonly text?: string;
  readonly busy: boolean;
  /** Asks and sends. @param onField says what is wrong with the text @returns whether it was done */
  readonly onSend: (text: string, onField: (message: string) => void) => Promise<boolean>;
  readonly onCancel?: () => void;
  /** Takes the focus, when it opens or once somebody has come back to it. */
  readonly autoFocus?: boolean;
  /** Of a reply. */
  readonly labels?: { readonly field: string; readonly send: string };
}

/** Writes a comment, or changes one (COMMUNITY-1). */
export function CommentForm({
  text: known,
  busy,
  onSend,
  onCancel,
  autoFocus,
  labels,
}: CommentFormProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const errors = useT('errors');
  const [text, setText] = useState(known ?? '');
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const left = MAX_COMMENT_LENGTH - text.length;

  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);

  const reject = (message: string): void => {
    setError(message);
    area.current?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return reject(errors('comment_content_nodata'));
    if (left < 0) return reject(errors('text_too_long'));
    if (await onSend(text, reject)) setText('');
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        ref={area}
        label={labels?.field ?? t(known === undefined ? 'comment_write' : 'comment_edit')}
        rows={3}
        value={text}
        error={error}
        hint={left <= countFrom ? t('comment_left', { left }) : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <div className={css.actions}>
        <Button type="submit" kind="accent" busy={busy}>
          {labels?.send ?? t(known === undefined ? 'comment_post' : 'comment_save')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {common('btn_cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
