import type { SecondFactor } from '@narae/contracts';
import { recoveryCodesMake, secondFactor } from '@narae/contracts/rows';
import { call, useSession, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { ProveForm } from '../../shared/passkeys/prove-form.tsx';
import { ShowPasskey } from '../../shared/passkeys/show-passkey.tsx';
import { EnterCode } from './enter-code.tsx';
import { RecoveryCodes, StepHeading } from './recovery-codes.tsx';
import css from './second-factor.module.css';
import { SetUp } from './set-up.tsx';
import './texts.ts';

/** For administrators (ACCOUNT-30); nothing for others. */
export default function SecondFactorSection(): ReactNode {
  const { user } = useSession();
  return user?.admin_yn === 'Y' ? <OfAdministrator /> : null;
}

function OfAdministrator(): ReactNode {
  const t = useT('accountFactor');
  const result = useCall(secondFactor, {}, { staleTime: 0 });
  const [changing, setChanging] = useState<'app' | 'codes' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = async (): Promise<void> => {
    setCodes(null);
    setChanging(null);
    await result.refetch();
  };

  const shownAs = ({ app, passkeys, recovery_left, shown }: SecondFactor): ReactNode => {
    if (codes) return <RecoveryCodes codes={codes} level={3} onKept={() => void done()} />;
    if (!shown && passkeys > 0 && !app) return <ShowPasskey onShown={result.refetch} />;
    if (!shown && app)
      return (
        <>
          {passkeys > 0 && <ShowPasskey onShown={result.refetch} />}
          <EnterCode level={3} onShown={result.refetch} />
        </>
      );
    if ((passkeys === 0 && !app) || changing === 'app') return <SetUp level={3} onDone={done} />;
    if (!app)
      return (
        <div className={css.stack}>
          <p className={css.text}>{t('section_on_passkey')}</p>
          <div className={css.ways}>
            <Button onClick={() => setChanging('app')}>{t('begin')}</Button>
          </div>
        </div>
      );
    if (changing === 'codes') return <AskNewCodes onCodes={setCodes} />;
    return (
      <div className={css.stack}>
        <p className={css.text}>
          {t('section_on')} {t('section_left', { count: recovery_left })}
        </p>
        <div className={css.ways}>
          <Button onClick={() => setChanging('codes')}>{t('new_codes')}</Button>
          <Button kind="quiet" onClick={() => setChanging('app')}>
            {t('replace')}
          </Button>
        </div>
      </div>
    );
  };
  return (
    <AccountSection id="second-factor" title={t('section_title')} text={t('section_text')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={2} />}
        failed={{ title: t('load_fail'), compact: true }}
      >
        {shownAs}
      </Loaded>
    </AccountSection>
  );
}

interface AskNewCodesProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

function AskNewCodes({ onCodes }: AskNewCodesProps): ReactNode {
  const t = useT('accountFactor');
  return (
    <ProveForm
      action={t('new_codes')}
      run={async (proof) => onCodes((await call(recoveryCodesMake, proof)).recovery_codes)}
    >
      <StepHeading level={3}>{t('new_codes_ask')}</StepHeading>
      <p className={css.text}>{t('new_codes_ask_text')}</p>
    </ProveForm>
  );
}
