import { secondFactorBegin } from '@narae/contracts/rows';
import { call, useT, type CallOutput } from '@narae/shell-sdk';
import { useState, type ReactNode } from 'react';
import { ProveForm } from '../../shared/passkeys/prove-form.tsx';
import { ConfirmApp } from './confirm-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './second-factor.module.css';
import { StepHeading, type HeadingLevel } from './step-heading.tsx';

interface SetUpProps {
  readonly level: HeadingLevel;
  /** The app's key is shown. */
  readonly onBegun?: () => void;
  /** The recovery codes have been kept. */
  readonly onDone: () => Promise<unknown>;
}

/** Sets up an authenticator app, step by step: the key, the first code, the recovery codes (ACCOUNT-30). */
export function SetUp({ level, onBegun, onDone }: SetUpProps): ReactNode {
  const t = useT('accountFactor');
  const [begun, setBegun] = useState<CallOutput<typeof secondFactorBegin> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = async (proof: { mem_password?: string }): Promise<void> => {
    setBegun(await call(secondFactorBegin, proof));
    onBegun?.();
  };
  if (codes) return <RecoveryCodes codes={codes} level={level} onKept={() => void onDone()} />;
  if (begun)
    return <ConfirmApp begun={begun} level={level} onConfirmed={setCodes} onAgain={() => setBegun(null)} />;
  return (
    <ProveForm action={t('begin')} run={begin}>
      <StepHeading level={level}>{t('set_up_title')}</StepHeading>
      <p className={css.text}>{t('set_up_text')}</p>
    </ProveForm>
  );
}
