import { commentInsert } from '@narae/contracts/rows';
import type { CommentsProps } from '@narae/contracts/slots';
import { confirm, getLanTp, signInFor, toast, useSession, useT } from '@narae/shell-sdk';
import { Button, cx } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { CommentForm } from './comment-form.tsx';
import css from './comments.module.css';
import { useCommentChange } from './use-comment-change.ts';
import { useWriter } from './use-writer.ts';

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
  // The server renders for visitors: what members find in the place of the invitation is as high, so that no row moves.
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
