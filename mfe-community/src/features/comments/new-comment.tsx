import { MAX_COMMENT_LENGTH } from '@narae/contracts/post-limits';
import { useT, confirm, getLanTp, signInFor, toast, useSession } from '@narae/shell-sdk';
import { Button, TextArea, cx } from '@narae/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { commentInsert } from '@narae/contracts/rows';
import type { CommentsProps } from '@narae/contracts/slots';
import type { Comment } from '@narae/contracts';
import { namespace } from '../../texts.ts';
import css from './comments.module.css';
import { useCommentChange, useWriter } from './use-comments.ts';

/** Remaining characters are shown from here on. */
const countFrom = 100;

interface CommentFormProps {
  readonly text?: string;
  readonly busy: boolean;
  /** @param onField shows what is wrong with the text @returns whether it was done */
  readonly onSend: (text: string, onField: (message: string) => void) => Promise<boolean>;
  readonly onCancel?: () => void;
  readonly autoFocus?: boolean;
  readonly labels?: { readonly field: string; readonly send: string };
}

export function CommentForm({
  text: existing,
  busy,
  onSend,
  onCancel,
  autoFocus,
  labels,
}: CommentFormProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const errors = useT('errors');
  const [text, setText] = useState(existing ?? '');
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
        label={labels?.field ?? t(existing === undefined ? 'comment_write' : 'comment_edit')}
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
          {labels?.send ?? t(existing === undefined ? 'comment_post' : 'comment_save')}
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

interface NewCommentProps extends CommentsProps {
  readonly reload: () => Promise<void>;
}

/** The form for a new comment; visitors sign in first and come back to it (COMMUNITY-1). */
export function NewComment({ prod_id, comment_type, reload }: NewCommentProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const errors = useT('errors');
  const { user } = useSession();
  const writer = useWriter();
  const { change, busy } = useCommentChange(reload);
  const [cameBack, setCameBack] = useState(false);

  const post = async (comment_content: string, onField: (message: string) => void): Promise<boolean> => {
    if (!(await confirm({ title: t('comment_insert_confirm'), ok: t('comment_post') }))) return false;
    return change(
      async (callOnce) => {
        const info = { prod_id, comment_type, comment_content, lan_tp: getLanTp() };
        const { standing } = await callOnce(commentInsert, info);
        if (standing === 'shown') toast.show({ key: 'common_success', kind: 'success' });
        else toast.show({ text: t('comment_held_note'), ms: 3_000 });
      },
      'comment_insert_fail',
      onField,
    );
  };
  const back = user !== null && cameBack;
  // The server renders the visitors' invitation; the members' form is as high, so that no row moves.
  return (
    <div className={css.newComment}>
      <div className={cx(!user && css.unseen)}>
        <CommentForm key={writer} busy={busy} onSend={post} autoFocus={back} />
      </div>
      {!user && (
        <div className={css.signIn}>
          <p>{errors('comment_login_fail')}</p>
          <Button onClick={() => signInFor({ resume: () => setCameBack(true) })}>
            {common('btn_login')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface NewReplyProps {
  readonly comment: Comment;
  readonly nick: string;
  readonly reload: () => Promise<void>;
  readonly onDone: () => void;
}

/** Answers a comment (COMMUNITY-13). */
export function NewReply({ comment, nick, reload, onDone }: NewReplyProps): ReactNode {
  const t = useT(namespace);
  const { change, busy } = useCommentChange(reload);
  const { prod_id, comment_type, comment_id: reply_to } = comment;
  const post = async (comment_content: string, onField: (message: string) => void): Promise<boolean> => {
    const done = await change(
      async (callOnce) => {
        const info = { prod_id, comment_type, comment_content, lan_tp: getLanTp(), reply_to };
        const { standing } = await callOnce(commentInsert, info);
        if (standing === 'shown') toast.show({ key: 'common_success', kind: 'success' });
        else toast.show({ text: t('comment_held_note'), ms: 3_000 });
      },
      'comment_insert_fail',
      onField,
    );
    if (done) onDone();
    return false;
  };
  const labels = { field: t('comment_reply_to', { name: nick }), send: t('comment_post') };
  return <CommentForm busy={busy} onSend={post} onCancel={onDone} labels={labels} autoFocus />;
}
