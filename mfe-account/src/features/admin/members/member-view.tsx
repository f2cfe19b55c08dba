import '../../../shared/activity/texts.ts';
import type {
  AdminMember,
  AdminMemberRow,
  AdminMemberSession,
  MemberState,
  MyActivity,
} from '@narae/contracts';
import { adminMember, adminRoleSet, adminMemberSessionsEnd } from '@narae/contracts/rows';
import {
  ApiError,
  Link,
  useT,
  href,
  LANGUAGES,
  useFormat,
  call,
  useSession,
  confirm,
} from '@narae/shell-sdk';
import { AdminFold, Facts, ViewHead, useChange } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, NotFoundState, Skeleton, Badge, Button, SelectField, type BadgeState } from '@narae/ui';
import { type ReactNode, useState } from 'react';
import { memberProviders } from '@narae/contracts/member-admin-limits';
import { adminRoles } from '@narae/contracts/admin-role';
import { adminLink } from '../address.ts';
import { AccountAudit } from '../audit/account-audit.tsx';
import { MemberActions, ResetFactor } from './member-actions.tsx';
import css from './members.module.css';
import { useRefreshMembers } from './use-refresh-members.ts';

export const memberLooks: Readonly<Record<MemberState, BadgeState>> = {
  active: 'inProgress',
  waiting: 'confirmed',
  locked: 'closed',
  rejected: 'closed',
};

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

function MemberFacts({ shown }: { readonly shown: AdminMember }): ReactNode {
  const t = useT('accountAdmin');
  const format = useFormat();
  const { member, erase_at, lan_tp, company_type, has_password, consent } = shown;
  const { mem_id, mem_nm, mem_nick, mem_email, email_confirmed, mem_tel, state, sns_type, reg_date } = member;
  const provider = memberProviders.find((item) => item === sns_type);
  const ways = [has_password && t('way_password'), provider && t(`provider_${provider}`)].filter(Boolean);
  const facts = [
    { name: t('number'), value: mem_id },
    {
      name: t('email'),
      value: mem_email && `${mem_email}${email_confirmed ? '' : ` · ${t('unconfirmed')}`}`,
    },
    { name: t('tel'), value: mem_tel },
    { name: t('nick'), value: mem_nick },
    { name: t('language'), value: lan_tp && LANGUAGES[lan_tp].ownName },
    { name: t('joined'), value: format.date(reg_date, 'time') },
    ...(erase_at ? [{ name: t('erase_at'), value: format.date(erase_at, 'time') }] : []),
    { name: t('partner'), value: company_type },
    { name: t('ways'), value: ways.join(', ') },
    { name: t('consent'), value: consent && format.date(consent.at, 'time') },
    { name: t('marketing'), value: consent && t(consent.marketing ? 'yes' : 'no') },
  ];
  return (
    <>
      <ViewHead
        id="member-title"
        title={mem_nm || mem_nick || mem_id}
        action={<Badge state={memberLooks[state]}>{t(`state_${state}`)}</Badge>}
      />
      <Facts facts={facts} />
      <Link className={css.rowLink} to={href('adminBooking', { view: 'orders', q: mem_id })}>
        {t('to_orders')}
      </Link>
    </>
  );
}

/** Nobody changes their own role (ACCOUNT-13). */
function RoleField({ member }: { readonly member: AdminMemberRow }): ReactNode {
  const t = useT('accountAdmin');
  const { user } = useSession();
  const { busy, change } = useChange(useRefreshMembers());
  const { mem_id, role: seen } = member;
  const [chosen, setChosen] = useState<string>(seen ?? '');
  if (user?.mem_id === mem_id) return null;
  const role = adminRoles.find((item) => item === chosen) ?? null;
  return (
    <div className={css.actions}>
      <SelectField
        label={t('role_label')}
        hint={t('role_hint')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          { value: '', label: t('role_none') },
          ...adminRoles.map((item) => ({ value: item, label: t(`role_${item}`) })),
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

interface MemberSessionsProps {
  readonly mem_id: string;
  readonly sessions: readonly AdminMemberSession[];
}

function MemberSessions({ mem_id, sessions }: MemberSessionsProps): ReactNode {
  const t = useT('accountAdmin');
  const format = useFormat();
  const { busy, change } = useChange(useRefreshMembers());
  const end = async (): Promise<void> => {
    const question = { title: t('sessions_end'), text: t('sessions_end_text'), ok: t('sessions_end') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    await change(() => call(adminMemberSessionsEnd, { mem_id }), t('sessions_end_done'));
  };
  return (
    <section className={css.section} aria-labelledby="member-sessions">
      <h3 id="member-sessions">{t('sessions')}</h3>
      {sessions.length === 0 && <p className={css.note}>{t('sessions_none')}</p>}
      <ul className={css.rows} role="list">
        {sessions.map(({ user_agent_label, network, opened_at, used_at }, index) => (
          <li key={`${opened_at}.${index}`}>
            {user_agent_label || t('device_unknown')}
            <span className={css.note}>
              {[network, t('used', { at: format.date(used_at, 'time') })].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && (
        <div>
          <Button kind="secondary" busy={busy} onClick={() => void end()}>
            {t('sessions_end')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What was done with the account lately, the newest first (ACCOUNT-21). */
function MemberLog({ activities }: { readonly activities: readonly MyActivity[] }): ReactNode {
  const t = useT('accountAdmin');
  const names = useT('accountActivity');
  const format = useFormat();
  return (
    <section className={css.section} aria-labelledby="member-log">
      <h3 id="member-log">{t('log')}</h3>
      {activities.length === 0 && <p className={css.note}>{t('log_none')}</p>}
      <ol className={css.rows} role="list">
        {activities.map(({ id, kind, by, user_agent_label, network, at }) => (
          <li key={id}>
            <strong>{names(`activity_${kind}`)}</strong>
            <span className={css.note}>
              {[t(`by_${by}`), user_agent_label, network, format.date(at, 'time')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
