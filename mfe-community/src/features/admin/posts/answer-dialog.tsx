import { isBlank } from '@narae/contracts/prepared-text';
import type { ModeratedPost } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import { MAX_COMMENT_LENGTH } from '@narae/contracts/post-limits';
import { commentReply } from '@narae/contracts/rows';
import { htmlLang, useCallOnce, useT } from '@narae/shell-sdk';
import { AdminFields, useDeskForm } from '@narae/shell-sdk/admin';
import { ActionDialog, TextArea } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './posts.module.css';
import { useRefreshPosts } from './use-decide.ts';

/** Answers a comment for the shop, in the language it was written in (COMMUNITY-13). */
export function AnswerDialog({
  post: { id, lan_tp, text, user_nick },
  onClose,
}: {
  readonly post: ModeratedPost;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const callOnce = useCallOnce();
  const form = useDeskForm({
    initial: { comment_content: '' },
    violation: ({ comment_content }) =>
      isBlank(comment_content) ? { field: 'comment_content', error: 'comment_content_nodata' } : null,
    send: ({ comment_content }) => callOnce(commentReply, { comment_id: id, comment_content, lan_tp }),
    done: t('answer_done'),
    refresh: useRefreshPosts(),
    onDone: onClose,
  });
  return (
    <ActionDialog
      form={form}
      title={t('answer_title', { name: user_nick || t('left_member') })}
      actionLabel={t('answer')}
      cancelLabel={common('btn_cancel')}
      onClose={onClose}
    >
      <p className={css.text} lang={htmlLang(lan_tp)}>
        {text}
      </p>
      <AdminFields busy={form.busy}>
        <TextArea
          {...form.text('comment_content')}
          label={t('answer_label')}
          hint={t('answer_hint', { language: LANGUAGES[lan_tp].ownName })}
          rows={4}
          maxLength={MAX_COMMENT_LENGTH}
        />
      </AdminFields>
    </ActionDialog>
  );
}
