import type { AdminMember } from '@narae/contracts';
import { adminSecondFactorReset } from '@narae/contracts/rows';
import { call, confirm, useSession, useT } from '@narae/shell-sdk';
import { useChange } from '@narae/shell-sdk/admin';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './members.module.css';
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
  const { mem_id, role } = member;
  if (!second_factor || role === null || user?.mem_id === mem_id) return null;

  const reset = async (): Promise<void> => {
    const question = { title: t('factor_reset_ask'), text: t('factor_reset_text'), ok: t('factor_reset') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    await change(() => call(adminSecondFactorReset, { mem_id }), t('factor_reset_done'));
  };
  return (
    <div className={css.actions}>
      <Button kind="danger" busy={busy} onClick={() => void reset()}>
        {t('factor_reset')}
      </Button>
    </div>
  );
}
