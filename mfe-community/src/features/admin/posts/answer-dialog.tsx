import { isBlank } from '@narae/contracts/prepared-text';
import type { ModeratedPost } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import { MAX_COMMENT_LENGTH } from '@narae/contracts/post-limits';
import { commentReply } from '@narae/contracts/rows';
import { htmlLang, useCallOnce, useT } from '@narae/shell-sdk';
import { AdminFields, useChange } from '@narae/shell-sdk/admin';
import { ActionDialog, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './posts.module.css';
import { useRefreshPosts } from './use-decide.ts';

/** Answers a comment for the shop, in the language it was written in (COMMUNITY-13). */
export function AnswerDialog({
  post,
  onClose,
}: {
  readonly post: ModeratedPost;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const errors = useT('errors');
  const callOnce = useCallOnce();
  const { busy, change } = useChange(useRefreshPosts());
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const send = async (): Promise<void> => {
    if (isBlank(text)) return setProblem(errors('comment_content_nodata'));
    const info = { comment_id: post.id, comment_content: text, lan_tp: post.lan_tp };
    if (await change(() => callOnce(commentReply, info), t('answer_done'))) onClose();
  };
  return (
    <ActionDialog
      title={t('answer_title', { name: post.user_nick || t('left_member') })}
      actionLabel={t('answer')}
      cancelLabel={common('btn_cancel')}
      busy={busy}
      onAct={() => void send()}
      onClose={onClose}
    >
      <p className={css.text} lang={htmlLang(post.lan_tp)}>
        {post.text}
      </p>
      <AdminFields busy={busy}>
        <TextArea
          label={t('answer_label')}
          hint={t('answer_hint', { language: LANGUAGES[post.lan_tp].ownName })}
          rows={4}
          maxLength={MAX_COMMENT_LENGTH}
          value={text}
          error={problem}
          onChange={({ target }) => {
            setText(target.value);
            setProblem('');
          }}
        />
      </AdminFields>
    </ActionDialog>
  );
}
