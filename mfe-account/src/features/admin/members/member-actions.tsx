import type { AdminMemberRow } from '@narae/contracts';
import { lockReasons, rejectReasons } from '@narae/contracts/member-admin-limits';
import {
  adminMemberApprove,
  adminMemberLock,
  adminMemberReject,
  adminMemberUnlock,
} from '@narae/contracts/rows';
import { call, useSession, useT } from '@narae/shell-sdk';
import { useChange } from '@narae/shell-sdk/admin';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './members.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { useRefreshMembers } from './use-refresh-members.ts';

/** What an owner may decide on a member as they stand; nothing on oneself. */
export function MemberActions({ member: { mem_id, state } }: { readonly member: AdminMemberRow }): ReactNode {
  const t = useT('accountAdmin');
  const { user } = useSession();
  const { busy, change } = useChange(useRefreshMembers());
  const [asking, setAsking] = useState<'lock' | 'reject' | null>(null);
  if (user?.mem_id === mem_id) return null;
  const close = (): void => setAsking(null);
  return (
    <div className={css.actions}>
      {(state === 'waiting' || state === 'rejected') && (
        <Button
          kind="accent"
          busy={busy}
          onClick={() => void change(() => call(adminMemberApprove, { mem_id }), t('approve_done'))}
        >
          {t('approve')}
        </Button>
      )}
      {state === 'waiting' && (
        <Button kind="danger" disabled={busy} onClick={() => setAsking('reject')}>
          {t('reject')}
        </Button>
      )}
      {state === 'active' && (
        <Button kind="danger" disabled={busy} onClick={() => setAsking('lock')}>
          {t('lock')}
        </Button>
      )}
      {state === 'locked' && (
        <Button
          busy={busy}
          onClick={() => void change(() => call(adminMemberUnlock, { mem_id }), t('unlock_done'))}
        >
          {t('unlock')}
        </Button>
      )}
      {asking === 'lock' && (
        <ReasonDialog
          title={t('lock_title')}
          text={t('lock_text')}
          action={t('lock')}
          reasons={lockReasons.map((one) => ({ value: one, label: t(`lock_${one}_why`) }))}
          busy={busy}
          onClose={close}
          onDecide={(given) => {
            const reason = lockReasons.find((one) => one === given) ?? 'other';
            return change(() => call(adminMemberLock, { mem_id, reason }), t('lock_done'));
          }}
        />
      )}
      {asking === 'reject' && (
        <ReasonDialog
          title={t('reject_title')}
          text={t('reject_text')}
          action={t('reject')}
          reasons={rejectReasons.map((one) => ({ value: one, label: t(`reject_${one}_why`) }))}
          busy={busy}
          onClose={close}
          onDecide={(given) => {
            const reason = rejectReasons.find((one) => one === given) ?? 'other';
            return change(() => call(adminMemberReject, { mem_id, reason }), t('reject_done'));
          }}
        />
      )}
    </div>
  );
}
