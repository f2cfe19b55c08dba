import type { BlockDays, ModeratedPost } from '@narae/contracts';
import { blockDays } from '@narae/contracts/moderation';
import { writingBlock } from '@narae/contracts/rows';
import { useCallOnce, useT } from '@narae/shell-sdk';
import { AdminFields, useChange } from '@narae/shell-sdk/admin';
import { ActionDialog, SelectField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './posts.module.css';
import { ReasonFields, useReason } from './reason-fields.tsx';

interface BlockDialogProps {
  readonly post: ModeratedPost;
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Stops whoever wrote something from writing for a time (COMMUNITY-32). */
export function BlockDialog({ post, refresh, onClose }: BlockDialogProps): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const why = useReason();
  const callOnce = useCallOnce();
  const { busy, change } = useChange(refresh);
  const [days, setDays] = useState<BlockDays>(7);
  const name = post.user_nick || post.mem_id;
  const block = async (): Promise<void> => {
    const given = why.given();
    if (!given) return;
    const info = { mem_id: post.mem_id, days, ...given, version: 0 };
    if (await change(() => callOnce(writingBlock, info), t('block_done', { name }))) onClose();
  };
  return (
    <ActionDialog
      title={t('block_title', { name })}
      actionLabel={t('block')}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      busy={busy}
      onAct={() => void block()}
      onClose={onClose}
    >
      <p className={css.note}>{t('block_text')}</p>
      <AdminFields busy={busy}>
        <SelectField
          label={t('block_days')}
          value={String(days)}
          onChange={({ target }) => setDays(blockDays.find((one) => String(one) === target.value) ?? 7)}
          options={blockDays.map((one) => ({ value: String(one), label: t('days', { count: one }) }))}
        />
        <ReasonFields {...why} />
      </AdminFields>
    </ActionDialog>
  );
}
