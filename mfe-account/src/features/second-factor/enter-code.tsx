import { secondFactorEnter } from '@narae/contracts/rows';
import { ApiError, call, toast, toastTimes, useT } from '@narae/shell-sdk';
import { Button, TextField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTextForm } from '../../shared/use-text-form.ts';
import css from './second-factor.module.css';
import { type HeadingLevel, StepHeading } from './recovery-codes.tsx';

interface EnterCodeProps {
  readonly onShown: () => Promise<unknown>;
  /** Absent in a dialog, which has a title of its own. */
  readonly level?: HeadingLevel;
  readonly action?: string;
  /** For a dialog that opened before its content. */
  readonly autoFocus?: boolean;
}

export function EnterCode({ onShown, level, action, autoFocus }: EnterCodeProps): ReactNode {
  const t = useT('accountFactor');
  const { fields, fail, say, text, clear } = useTextForm({ code: '' });
  const [recovering, setRecovering] = useState(false);
  const [busy, setBusy] = useState(false);

  const enter = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(secondFactorEnter, fields);
      await onShown();
    } catch (error) {
      if (error instanceof ApiError && error.field === 'code') say('code', error.message);
      else toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (fields.code.trim() === '') fail({ field: 'code', error: 'second_factor_code_input' });
    else void enter();
  };
  const change = (): void => {
    clear();
    setRecovering(!recovering);
  };

  return (
    <form className={css.stack} onSubmit={send} noValidate>
      {level && <StepHeading level={level}>{t('enter_title')}</StepHeading>}
      <p className={css.text}>{t(recovering ? 'recovery_text' : 'enter_text')}</p>
      <TextField
        key={String(recovering)}
        {...text('code')}
        autoFocus={autoFocus}
        label={t(recovering ? 'recovery' : 'code')}
        inputMode={recovering ? 'text' : 'numeric'}
        autoComplete={recovering ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <div className={css.ways}>
        <Button type="submit" kind="accent" busy={busy}>
          {action ?? t('enter')}
        </Button>
        <Button kind="quiet" onClick={change}>
          {t(recovering ? 'use_app' : 'use_recovery')}
        </Button>
      </div>
      <p className={css.soft}>{t('lost')}</p>
    </form>
  );
}
