import { findChk } from '@narae/contracts/rows';
import { ApiError, call, confirm, toast, toastTimes, useT } from '@narae/shell-sdk';
import { Button, CopyField, TextField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { PersonFields } from '../../shared/person-fields.tsx';
import { useTextForm } from '../../shared/use-text-form.ts';
import { namespace } from '../../texts.ts';
import { findViolation, type FindFields, type FindType } from './find-checks.ts';
import css from './find.module.css';

const empty: FindFields = { mem_nm: '', mem_tel: '', mem_email: '' };

/** What came of the last request, and of which section: the other one has sent nothing. */
interface Outcome {
  readonly type: FindType;
  readonly found?: string;
  readonly rejected?: string;
}
const nothingYet: Omit<Outcome, 'type'> = {};

/** One section of the find dialog: asks, confirms, and shows where the mail went (ACCOUNT-7). */
export function FindForm({ type }: { readonly type: FindType }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const { fields, fail, text } = useTextForm(empty, toastTimes.long);

  const find = async (): Promise<void> => {
    if (!(await confirm({ title: t('find_confirm'), ok: t('find'), cancel: t('cancel') }))) return;
    setBusy(true);
    setOutcome(null);
    const who = { mem_nm: fields.mem_nm.trim(), mem_tel: fields.mem_tel.trim() };
    try {
      const { resdata } = await call(
        findChk,
        type === 'idchk' ? { ...who, type } : { ...who, type, mem_email: fields.mem_email.trim() },
      );
      setOutcome({ type, found: resdata });
    } catch (error) {
      if (error instanceof ApiError && error.message) setOutcome({ type, rejected: error.message });
      else toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const violation = findViolation(type, fields);
    if (violation) fail(violation);
    else void find();
  };

  const { found, rejected } = outcome?.type === type ? outcome : nothingYet;

  return (
    <form className={css.form} onSubmit={send} noValidate>
      <PersonFields name={text('mem_nm')} tel={text('mem_tel')} />
      {type === 'passwordchk' && (
        <TextField
          {...text('mem_email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
      )}
      <p className={css.rejected} role="alert">
        {rejected}
      </p>
      <div className={css.found} role="status">
        {found && (
          <CopyField
            label={t(type === 'idchk' ? 'found_email' : 'found_password')}
            value={found}
            copyLabel={common('btn_copy')}
            onCopy={(copied) =>
              toast.show(
                copied ? { key: 'copy_success', kind: 'success' } : { key: 'copy_fail', kind: 'warning' },
              )
            }
          />
        )}
      </div>
      <Button type="submit" kind="accent" wide busy={busy}>
        {t('find')}
      </Button>
    </form>
  );
}
