import { isBlank } from '@narae/contracts/prepared-text';
import type { AuthDialogProps } from '@narae/contracts/slots';
import { useT, ApiError, call, confirm, toast, toastTimes } from '@narae/shell-sdk';
import { Dialog, Tabs, Button, CopyField, FormNotice, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { findChk } from '@narae/contracts/rows';
import { isTel } from '@narae/rules';
import { namespace } from '../../texts.ts';
import { PersonFields } from '../../shared/person-fields.tsx';
import { useTextForm, type Violation } from '../../shared/use-text-form.ts';
import css from './find.module.css';
import { isEmail } from '../../shared/text-checks.ts';

/** Find e-mail and find password; closing forgets what was typed (ACCOUNT-7). */
export default function FindDialog({ onClose }: AuthDialogProps): ReactNode {
  const t = useT(namespace);
  const [type, setType] = useState<FindType>('idchk');
  return (
    <Dialog open onClose={onClose} title={t('find_account')} size="small">
      <Tabs
        label={t('find_account')}
        value={type}
        onChange={(id) => setType(id as FindType)}
        tabs={[
          { id: 'idchk', label: t('find_email'), content: <FindForm type="idchk" /> },
          { id: 'passwordchk', label: t('find_password'), content: <FindForm type="passwordchk" /> },
        ]}
      />
    </Dialog>
  );
}

const empty: FindFields = { mem_nm: '', mem_tel: '', mem_email: '' };

interface Outcome {
  readonly type: FindType;
  readonly found?: string;
  readonly rejected?: string;
}
const nothingYet: Omit<Outcome, 'type'> = {};

function FindForm({ type }: { readonly type: FindType }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { form, outcome } = useFind(type);
  const { text } = form;
  const { found, rejected } = outcome?.type === type ? outcome : nothingYet;

  return (
    <form className={css.form} {...form.props}>
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
      <FormNotice text={form.notice} />
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
      <Button type="submit" kind="accent" wide busy={form.busy}>
        {t('find')}
      </Button>
    </form>
  );
}

function useFind(type: FindType) {
  const t = useT(namespace);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const find = async (fields: FindFields): Promise<void> => {
    setOutcome(null);
    const who = { mem_nm: fields.mem_nm.trim(), mem_tel: fields.mem_tel.trim() };
    try {
      const { resdata } = await call(
        findChk,
        type === 'idchk' ? { ...who, type } : { ...who, type, mem_email: fields.mem_email.trim() },
      );
      setOutcome({ type, found: resdata });
    } catch (error) {
      if (!(error instanceof ApiError && error.message)) throw error;
      setOutcome({ type, rejected: error.message });
    }
  };
  const form = useTextForm({
    initial: empty,
    ms: toastTimes.long,
    violation: (fields) => findViolation(type, fields),
    agree: () => confirm({ title: t('find_confirm'), ok: t('find'), cancel: t('cancel') }),
    send: find,
  });
  return { form, outcome };
}

interface FindFields {
  readonly mem_nm: string;
  readonly mem_tel: string;
  readonly mem_email: string;
}

/** `idchk`: the address by name and phone. `passwordchk`: the password by all three. */
type FindType = 'idchk' | 'passwordchk';

/** The first rule that does not hold, in the order of ACCOUNT-7. */
function findViolation(type: FindType, fields: FindFields): Violation<keyof FindFields> | null {
  if (isBlank(fields.mem_nm)) return { field: 'mem_nm', error: 'login_name_input' };
  if (isBlank(fields.mem_tel)) return { field: 'mem_tel', error: 'login_tel_input' };
  if (!isTel(fields.mem_tel)) return { field: 'mem_tel', error: 'common_tel_number' };
  if (type === 'idchk') return null;
  if (isBlank(fields.mem_email)) return { field: 'mem_email', error: 'login_email_input' };
  return isEmail(fields.mem_email) ? null : { field: 'mem_email', error: 'login_email_validation' };
}
