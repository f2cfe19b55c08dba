import type { AdminMemberRow } from '@narae/contracts';
import { adminRoles } from '@narae/contracts/admin-role';
import { adminRoleSet } from '@narae/contracts/rows';
import { call, useSession, useT } from '@narae/shell-sdk';
import { useChange } from '@narae/shell-sdk/admin';
import { Button, SelectField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './members.module.css';
import { useRefreshMembers } from './use-refresh-members.ts';

/** What a member runs of the shop (ACCOUNT-13); nobody changes their own. */
export function RoleField({ member }: { readonly member: AdminMemberRow }): ReactNode {
  const t = useT('accountAdmin');
  const { user } = useSession();
  const { busy, change } = useChange(useRefreshMembers());
  const { mem_id, role: seen } = member;
  const [chosen, setChosen] = useState<string>(seen ?? '');
  if (user?.mem_id === mem_id) return null;
  const role = adminRoles.find((one) => one === chosen) ?? null;
  return (
    <div className={css.actions}>
      <SelectField
        label={t('role_label')}
        hint={t('role_hint')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          { value: '', label: t('role_none') },
          ...adminRoles.map((one) => ({ value: one, label: t(`role_${one}`) })),
        ]}
      />
      {role !== seen && (
        <Button
          busy={busy}
          onClick={() => void change(() => call(adminRoleSet, { mem_id, role, seen }), t('role_done'))}
        >
          {t('role_save')}
        </Button>
      )}
    </div>
  );
}
