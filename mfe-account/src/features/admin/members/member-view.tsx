import type { AdminMember } from '@narae/contracts';
import { adminMember } from '@narae/contracts/rows';
import { ApiError, Link, useT } from '@narae/shell-sdk';
import { AdminFold } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, NotFoundState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import { AccountAudit } from '../audit/account-audit.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberLog } from './member-log.tsx';
import { MemberSessions } from './member-sessions.tsx';
import css from './members.module.css';
import { ResetFactor } from './reset-factor.tsx';
import { RoleField } from './role-field.tsx';

/** One member with everything an owner needs (ACCOUNT-35). */
export function MemberView({ mem_id }: { readonly mem_id: string }): ReactNode {
  const t = useT('accountAdmin');
  const admin = useT('admin');
  const result = useCall(adminMember, { mem_id }, { staleTime: 0 });
  const { error } = result;
  if (error instanceof ApiError && error.error === 'member_not_found')
    return <NotFoundState title={error.message} />;
  return (
    <section className={css.part} aria-labelledby="member-title">
      <Link className={css.rowLink} to={adminLink('members')}>
        {t('back')}
      </Link>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={6} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {(shown) => <Shown shown={shown} />}
      </Loaded>
    </section>
  );
}

function Shown({ shown }: { readonly shown: AdminMember }): ReactNode {
  const t = useT('accountAdmin');
  const { member, sessions, activities } = shown;
  return (
    <>
      <MemberFacts shown={shown} />
      <MemberActions member={member} />
      <RoleField key={member.role} member={member} />
      <ResetFactor shown={shown} />
      <MemberSessions mem_id={member.mem_id} sessions={sessions} />
      <MemberLog activities={activities} />
      <AdminFold summary={t('part_audit')}>
        <AccountAudit id={member.mem_id} />
      </AdminFold>
    </>
  );
}
