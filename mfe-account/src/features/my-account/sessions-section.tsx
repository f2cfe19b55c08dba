import type { MySession } from '@narae/contracts';
import { mySessions, otherSessionsEnd, sessionEnd } from '@narae/contracts/rows';
import { call, confirm, toast, toastTimes, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import css from './own.module.css';
import { SessionRow } from './session-row.tsx';
import './texts.ts';

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
