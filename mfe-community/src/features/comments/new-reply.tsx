import type { Comment } from '@narae/contracts';
import { commentInsert } from '@narae/contracts/rows';
import { getLanTp, toast, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { CommentForm } from './comment-form.tsx';
import { useCommentChange } from './use-comment-change.ts';

interface NewReplyProps {
  readonly comment: Comment;
  /** Who is answered. */
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
