import type { MyActivity } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import '../../../shared/activity/texts.ts';
import css from './members.module.css';

/** What was done with the account lately, the newest first (ACCOUNT-21). */
export function MemberLog({ activities }: { readonly activities: readonly MyActivity[] }): ReactNode {
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
