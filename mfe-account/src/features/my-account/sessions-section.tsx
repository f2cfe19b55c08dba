import './texts.ts';
import type { MySession } from '@narae/contracts';
import { mySessions, otherSessionsEnd, sessionEnd } from '@narae/contracts/rows';
import { call, confirm, toast, toastTimes, useT, useFormat } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton, Badge } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import css from './own.module.css';

const others = 'others';

/** Where the member is signed in, and signing out there (ACCOUNT-22). */
export default function SessionsSection(): ReactNode {
  const t = useT('accountOwn');
  const result = useCall(mySessions, {}, { staleTime: 0 });
  const [busy, setBusy] = useState('');

  const end = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    try {
      await work();
      toast.show({ text: t('session_done'), kind: 'success' });
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      await result.refetch();
      setBusy('');
    }
  };
  const endOthers = async (): Promise<void> => {
    if (await confirm({ title: t('sessions_ask'), ok: t('sessions_end_others') }))
      await end(others, () => call(otherSessionsEnd, {}));
  };

  const shown = (sessions: readonly MySession[]): ReactNode => (
    <>
      <ul className={css.rows} role="list">
        {sessions.map((session) => (
          <SessionRow
            key={session.sid}
            session={session}
            busy={busy === session.sid}
            onEnd={() => void end(session.sid, () => call(sessionEnd, { sid: session.sid }))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button busy={busy === others} onClick={() => void endOthers()}>
          {t('sessions_end_others')}
        </Button>
      )}
    </>
  );
  return (
    <AccountSection id="sessions" title={t('sessions_title')} text={t('sessions_text')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" count={2} />}
        failed={{ title: t('load_fail'), children: t('load_fail_text'), compact: true }}
      >
        {shown}
      </Loaded>
    </AccountSection>
  );
}

interface SessionRowProps {
  readonly session: MySession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps): ReactNode {
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
