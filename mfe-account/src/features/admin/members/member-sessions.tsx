import type { AdminMemberSession } from '@narae/contracts';
import { adminMemberSessionsEnd } from '@narae/contracts/rows';
import { call, confirm, useFormat, useT } from '@narae/shell-sdk';
import { useChange } from '@narae/shell-sdk/admin';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './members.module.css';
import { useRefreshMembers } from './use-refresh-members.ts';

interface MemberSessionsProps {
  readonly mem_id: string;
  readonly sessions: readonly AdminMemberSession[];
}

/** Where a member is signed in, and the way to end it all. */
export function MemberSessions({ mem_id, sessions }: MemberSessionsProps): ReactNode {
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
