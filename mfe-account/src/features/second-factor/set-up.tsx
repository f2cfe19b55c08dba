import { isBlank } from '@narae/contracts/prepared-text';
import { secondFactorBegin, secondFactorConfirm } from '@narae/contracts/rows';
import { call, useT, type CallOutput, ApiError, toast, toastTimes } from '@narae/shell-sdk';
import { useState, type ReactNode } from 'react';
import { Button, CopyField, FormNotice, QrCode, TextField } from '@narae/ui';
import { ProveForm } from '../../shared/passkeys/prove-form.tsx';
import { type HeadingLevel, RecoveryCodes, StepHeading } from './recovery-codes.tsx';
import css from './second-factor.module.css';
import { useTextForm } from '../../shared/use-text-form.ts';

interface SetUpProps {
  readonly level: HeadingLevel;
  readonly onBegun?: () => void;
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

interface ConfirmAppProps {
  readonly begun: CallOutput<typeof secondFactorBegin>;
  readonly onConfirmed: (recovery_codes: readonly string[]) => void;
  readonly onAgain: () => void;
  readonly level: HeadingLevel;
}

const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function ConfirmApp({ begun, onConfirmed, onAgain, level }: ConfirmAppProps): ReactNode {
  const t = useT('accountFactor');
  const form = useTextForm({
    initial: { code: '' },
    ms: toastTimes.long,
    violation: ({ code }) => (isBlank(code) ? { field: 'code', error: 'second_factor_code_input' } : null),
    send: async (fields) => onConfirmed((await call(secondFactorConfirm, fields)).recovery_codes),
    onReject: (error) => {
      if (error instanceof ApiError && error.error === 'second_factor_set_up_again') onAgain();
    },
  });

  return (
    <form className={css.stack} {...form.props}>
      <StepHeading level={level}>{t('set_up_title')}</StepHeading>
      <p className={css.text}>{t('scan_text')}</p>
      <div className={css.qr}>
        <QrCode value={begun.uri} label={t('qr')} />
      </div>
      <CopyField
        label={t('app_label')}
        rows={2}
        value={grouped(begun.secret)}
        copyLabel={t('copy')}
        onCopy={(copied) => copied && toast.show({ text: t('codes_copied'), kind: 'success' })}
      />
      <p className={css.text}>{t('confirm_text')}</p>
      <TextField
        {...form.text('code')}
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <FormNotice text={form.notice} />
      <div className={css.ways}>
        <Button type="submit" kind="accent" busy={form.busy}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  );
}
