import type { AdminMemberRow, AdminMember } from '@narae/contracts';
import { lockReasons, rejectReasons, factorResetReasons } from '@narae/contracts/member-admin-limits';
import {
  adminMemberApprove,
  adminMemberLock,
  adminMemberReject,
  adminMemberUnlock,
  adminSecondFactorReset,
} from '@narae/contracts/rows';
import { ApiError, call, useSession, useT } from '@narae/shell-sdk';
import { useChange, useDeskForm } from '@narae/shell-sdk/admin';
import { Button, ActionDialog, Checkbox, SelectField, type SelectOption } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './members.module.css';
import { useRefreshMembers } from './use-refresh-members.ts';

/** Nothing on oneself. */
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
      {asking === 'lock' && <LockDialog mem_id={mem_id} onClose={close} />}
      {asking === 'reject' && <RejectDialog mem_id={mem_id} onClose={close} />}
    </div>
  );
}

interface DecisionProps {
  readonly mem_id: string;
  readonly onClose: () => void;
}

function LockDialog({ mem_id, onClose }: DecisionProps): ReactNode {
  const t = useT('accountAdmin');
  return (
    <ReasonDialog
      title={t('lock_title')}
      text={t('lock_text')}
      action={t('lock')}
      reasons={lockReasons.map((item) => ({ value: item, label: t(`lock_${item}_why`) }))}
      done={t('lock_done')}
      onDecide={(given) => {
        const reason = lockReasons.find((item) => item === given) ?? 'other';
        return call(adminMemberLock, { mem_id, reason });
      }}
      onClose={onClose}
    />
  );
}

function RejectDialog({ mem_id, onClose }: DecisionProps): ReactNode {
  const t = useT('accountAdmin');
  return (
    <ReasonDialog
      title={t('reject_title')}
      text={t('reject_text')}
      action={t('reject')}
      reasons={rejectReasons.map((item) => ({ value: item, label: t(`reject_${item}_why`) }))}
      done={t('reject_done')}
      onDecide={(given) => {
        const reason = rejectReasons.find((item) => item === given) ?? 'other';
        return call(adminMemberReject, { mem_id, reason });
      }}
      onClose={onClose}
    />
  );
}

/** Takes away the second factor of another administrator, who has lost it (ACCOUNT-30). */
export function ResetFactor({
  shown: { member, second_factor },
}: {
  readonly shown: Pick<AdminMember, 'member' | 'second_factor'>;
}): ReactNode {
  const t = useT('accountAdmin');
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const { mem_id, role } = member;
  if (!second_factor || role === null || user?.mem_id === mem_id) return null;

  return (
    <div className={css.actions}>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('factor_reset')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('factor_reset_ask')}
          text={t('factor_reset_text')}
          action={t('factor_reset')}
          reasons={factorResetReasons.map((item) => ({ value: item, label: t(`factor_reset_${item}_why`) }))}
          sure={t('factor_reset_sure')}
          done={t('factor_reset_done')}
          onDecide={(given) => {
            const reason = factorResetReasons.find((item) => item === given) ?? 'other';
            return call(adminSecondFactorReset, { mem_id, reason });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly reasons: readonly SelectOption[];
  /** Has to be ticked before deciding. */
  readonly sure?: string;
  /** Said once it is taken. */
  readonly done: string;
  readonly onDecide: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

function ReasonDialog({
  title,
  text,
  action,
  reasons,
  sure,
  done,
  onDecide,
  onClose,
}: ReasonDialogProps): ReactNode {
  const t = useT('accountAdmin');
  const common = useT('common');
  const form = useDeskForm({
    initial: { reason: reasons[0]?.value ?? '', isSure: sure === undefined },
    asksBeforeLeaving: false,
    send: ({ reason }) => onDecide(reason),
    done,
    refresh: useRefreshMembers(),
    onDone: onClose,
    // The member may stand otherwise by now, which is read anew.
    onReject: (error) => {
      if (error instanceof ApiError && !error.field && error.error !== 'network_fail') onClose();
    },
  });
  const { isSure } = form.values;
  return (
    <ActionDialog
      form={form}
      title={title}
      actionLabel={action}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      disabled={!isSure}
      onClose={onClose}
    >
      <p>{text}</p>
      <SelectField {...form.text('reason')} label={t('reason')} hint={t('reason_hint')} options={reasons} />
      {sure !== undefined && (
        <Checkbox
          label={sure}
          checked={isSure}
          onChange={({ target }) => form.set({ isSure: target.checked })}
        />
      )}
    </ActionDialog>
  );
}
