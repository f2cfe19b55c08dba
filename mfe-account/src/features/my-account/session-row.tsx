import type { MySession } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Badge, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './own.module.css';
import './texts.ts';

interface SessionRowProps {
  readonly session: MySession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** One place where the member is signed in: on what, how, from where and when. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps): ReactNode {
  const t = useT('accountOwn');
  const format = useFormat();
  const { user_agent_label, method, network, opened_at, used_at, current } = session;
  const device = user_agent_label || t('device_unknown');
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          {device}
          {current && <Badge state="inProgress">{t('session_current')}</Badge>}
        </p>
        <p className={css.soft}>{[method && t(`method_${method}`), network].filter(Boolean).join(' · ')}</p>
        <p className={css.soft}>{t('session_used', { date: format.date(used_at, 'local') })}</p>
        <p className={css.soft}>{t('session_opened', { date: format.date(opened_at, 'local') })}</p>
      </div>
      {!current && (
        <Button busy={busy} aria-label={t('session_end_device', { device })} onClick={onEnd}>
          {t('session_end')}
        </Button>
      )}
    </li>
  );
}
