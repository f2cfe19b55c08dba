import type { ModeratedPost } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import { useT } from '@narae/shell-sdk';
import { AdminFields } from '@narae/shell-sdk/admin';
import { ActionDialog } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './posts.module.css';
import { ReasonFields, useReason } from './reason-fields.tsx';
import type { DecideOnPost } from './use-decide.ts';

interface HideDialogProps {
  readonly post: ModeratedPost;
  readonly busy: boolean;
  readonly onHide: DecideOnPost['hide'];
  readonly onClose: () => void;
}

/** Asks why a post is hidden: its author is told (COMMUNITY-31). */
export function HideDialog({ post, busy, onHide, onClose }: HideDialogProps): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const why = useReason();
  const hide = async (): Promise<void> => {
    const given = why.given();
    if (!given) return;
    if (await onHide(post, given)) onClose();
  };
  return (
    <ActionDialog
      title={t('hide_title')}
      actionLabel={t('hide')}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      busy={busy}
      onAct={() => void hide()}
      onClose={onClose}
    >
      <p className={css.note}>{t('hide_text')}</p>
      <AdminFields busy={busy}>
        <ReasonFields {...why} language={LANGUAGES[post.lan_tp].ownName} />
      </AdminFields>
    </ActionDialog>
  );
}
