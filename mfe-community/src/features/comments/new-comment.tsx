import { isBlank } from '@narae/contracts/prepared-text';
import { MAX_COMMENT_LENGTH } from '@narae/contracts/post-limits';
import {
  useT,
  confirm,
  getLanTp,
  signInFor,
  toast,
  toastTimes,
  useCallOnce,
  useSession,
} from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { Button, FormNotice, TextArea, cx } from '@narae/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { commentInsert } from '@narae/contracts/rows';
import type { CommentsProps } from '@narae/contracts/slots';
import type { Comment } from '@narae/contracts';
import { namespace } from '../../texts.ts';
import css from './comments.module.css';
import { changedMeanwhile, useWriter, type CommentFailure } from './use-comments.ts';

/** Remaining characters are shown from here on. */
const countFrom = 100;

interface CommentFormProps {
  readonly text?: string;
  /** Names what is kept of it in the tab. */
  readonly name: string;
  readonly agree?: () => Promise<boolean>;
  readonly send: (text: string) => Promise<void>;
  readonly failure: CommentFailure;
  /** What was written about may have changed or gone meanwhile. */
  readonly reload: () => Promise<void>;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
  readonly autoFocus?: boolean;
  readonly labels?: { readonly field: string; readonly send: string };
}

function useCommentForm({ text = '', name, agree, send, failure, reload, onDone }: CommentFormProps) {
  const errors = useT('errors');
  const form = useForm({
    initial: { comment_content: text },
    draft: { name: `comment.${name}`, fields: ['comment_content'] },
    failure,
    ms: toastTimes.long,
    check: ({ comment_content }) => {
      if (isBlank(comment_content)) return { comment_content: errors('comment_content_nodata') };
      if (comment_content.length > MAX_COMMENT_LENGTH) return { comment_content: errors('text_too_long') };
      return {};
    },
    ...(agree && { agree }),
    send: async ({ comment_content }) => {
      await send(comment_content);
      await reload();
      form.reset();
      onDone?.();
    },
    onReject: (error) => {
      if (changedMeanwhile(error)) void reload();
    },
  });
  return form;
}

export function CommentForm(props: CommentFormProps): ReactNode {
  const { text: existing, onCancel, autoFocus, labels } = props;
  const t = useT(namespace);
  const common = useT('common');
  const form = useCommentForm(props);
  const left = MAX_COMMENT_LENGTH - form.values.comment_content.length;

  const focus = useEffectEvent(() => form.focus('comment_content'));
  useEffect(() => {
    if (autoFocus) focus();
  }, [autoFocus]);

  return (
    <form className={css.form} {...form.props}>
      <TextArea
        {...form.text('comment_content')}
        label={labels?.field ?? t(existing === undefined ? 'comment_write' : 'comment_edit')}
        rows={3}
        hint={left <= countFrom ? t('comment_left', { count: left }) : undefined}
      />
      <FormNotice text={form.notice} />
      <div className={css.actions}>
        <Button type="submit" kind="accent" busy={form.busy}>
          {labels?.send ?? t(existing === undefined ? 'comment_post' : 'comment_save')}
        </Button>
        {onCancel && (
          <Button
            kind="quiet"
            onClick={() => {
              form.reset();
              onCancel();
            }}
          >
            {common('btn_cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Stores a new comment or an answer, and says what became of it. */
function usePost({ prod_id, comment_type }: CommentsProps, reply_to?: string) {
  const t = useT(namespace);
  const callOnce = useCallOnce();
  return async (comment_content: string): Promise<void> => {
    const info = {
      prod_id,
      comment_type,
      comment_content,
      lan_tp: getLanTp(),
      ...(reply_to && { reply_to }),
    };
    const { standing } = await callOnce(commentInsert, info);
    if (standing === 'shown') toast.show({ key: 'common_success', kind: 'success' });
    else toast.show({ text: t('comment_held_note'), ms: toastTimes.long });
  };
}

interface NewCommentProps extends CommentsProps {
  readonly reload: () => Promise<void>;
}

/** The form for a new comment; visitors sign in first and come back to it (COMMUNITY-1). */
export function NewComment({ reload, ...about }: NewCommentProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const errors = useT('errors');
  const { user } = useSession();
  const writer = useWriter();
  const post = usePost(about);
  const [cameBack, setCameBack] = useState(false);
  // The server renders the visitors' invitation; the members' form is as high, so that no row moves.
  return (
    <div className={css.newComment}>
      <div className={cx(!user && css.unseen)}>
        <CommentForm
          key={writer}
          name={`${about.comment_type}.${about.trip_id || about.prod_id}.${writer ?? ''}`}
          agree={() => confirm({ title: t('comment_insert_confirm'), ok: t('comment_post') })}
          send={post}
          failure="comment_insert_fail"
          reload={reload}
          autoFocus={user !== null && cameBack}
        />
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
  const writer = useWriter();
  const { prod_id, comment_type, comment_id } = comment;
  const post = usePost({ prod_id, comment_type }, comment_id);
  const labels = { field: t('comment_reply_to', { name: nick }), send: t('comment_post') };
  return (
    <CommentForm
      name={`reply.${comment_id}.${writer ?? ''}`}
      send={post}
      failure="comment_insert_fail"
      reload={reload}
      onDone={onDone}
      onCancel={onDone}
      labels={labels}
      autoFocus
    />
  );
}
