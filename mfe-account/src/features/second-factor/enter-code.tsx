import { isBlank } from '@narae/contracts/prepared-text';
import { secondFactorEnter } from '@narae/contracts/rows';
import { call, toastTimes, useT } from '@narae/shell-sdk';
import { Button, FormNotice, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
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
  const form = useTextForm({
    initial: { code: '' },
    ms: toastTimes.long,
    violation: ({ code }) => (isBlank(code) ? { field: 'code', error: 'second_factor_code_input' } : null),
    send: async (fields) => {
      await call(secondFactorEnter, fields);
      await onShown();
    },
  });
  const [recovering, setRecovering] = useState(false);
  const change = (): void => {
    form.reset();
    setRecovering(!recovering);
  };

  return (
    <form className={css.stack} {...form.props}>
      {level && <StepHeading level={level}>{t('enter_title')}</StepHeading>}
      <p className={css.text}>{t(recovering ? 'recovery_text' : 'enter_text')}</p>
      <TextField
        key={String(recovering)}
        {...form.text('code')}
        autoFocus={autoFocus}
        label={t(recovering ? 'recovery' : 'code')}
        inputMode={recovering ? 'text' : 'numeric'}
        autoComplete={recovering ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <FormNotice text={form.notice} />
      <div className={css.ways}>
        <Button type="submit" kind="accent" busy={form.busy}>
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
