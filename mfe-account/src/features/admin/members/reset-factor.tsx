import type { AdminMember } from '@narae/contracts';
import { factorResetReasons } from '@narae/contracts/member-admin-limits';
import { adminSecondFactorReset } from '@narae/contracts/rows';
import { call, useSession, useT } from '@narae/shell-sdk';
import { useChange } from '@narae/shell-sdk/admin';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './members.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { useRefreshMembers } from './use-refresh-members.ts';

/** Takes away the second factor of another administrator, who has lost it (ACCOUNT-30). */
export function ResetFactor({
  shown: { member, second_factor },
}: {
  readonly shown: Pick<AdminMember, 'member' | 'second_factor'>;
}): ReactNode {
  const t = useT('accountAdmin');
  const { user } = useSession();
  const { busy, change } = useChange(useRefreshMembers());
  const [asking, setAsking] = useState(false);
  const { mem_id, role } = member;
  if (!second_factor || role === null || user?.mem_id === mem_id) return null;

  return (
    <div className={css.actions}>
      <Button kind="danger" disabled={busy} onClick={() => setAsking(true)}>
        {t('factor_reset')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('factor_reset_ask')}
          text={t('factor_reset_text')}
          action={t('factor_reset')}
          reasons={factorResetReasons.map((one) => ({ value: one, label: t(`factor_reset_${one}_why`) }))}
          sure={t('factor_reset_sure')}
          busy={busy}
          onClose={() => setAsking(false)}
          onDecide={(given) => {
            const reason = factorResetReasons.find((one) => one === given) ?? 'other';
            return change(() => call(adminSecondFactorReset, { mem_id, reason }), t('factor_reset_done'));
          }}
        />
      )}
    </div>
  );
}
