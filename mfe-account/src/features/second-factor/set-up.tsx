import { secondFactorBegin } from '@narae/contracts/rows';
import { call, useT, type CallOutput } from '@narae/shell-sdk';
import { useState, type ReactNode } from 'react';
import { ConfirmApp } from './confirm-app.tsx';
import { ProveForm } from './prove-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './second-factor.module.css';
import { StepHeading, type HeadingLevel } from './step-heading.tsx';

interface SetUpProps {
  readonly level: HeadingLevel;
  /** The recovery codes have been kept. */
  readonly onDone: () => Promise<unknown>;
}

/** Sets up an authenticator app, step by step: the key, the first code, the recovery codes (ACCOUNT-30). */
export function SetUp({ level, onDone }: SetUpProps): ReactNode {
  const t = useT('accountFactor');
  const [begun, setBegun] = useState<CallOutput<typeof secondFactorBegin> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} level={level} onKept={() => void onDone()} />;
  if (begun)
    return <ConfirmApp begun={begun} level={level} onConfirmed={setCodes} onAgain={() => setBegun(null)} />;
  return (
    <ProveForm action={t('begin')} run={async (proof) => setBegun(await call(secondFactorBegin, proof))}>
      <StepHeading level={level}>{t('set_up_title')}</StepHeading>
      <p className={css.text}>{t('set_up_text')}</p>
    </ProveForm>
  );
}
