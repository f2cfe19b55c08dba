import { MOST_TYPED, normalizePassword } from '@narae/contracts/password-rules';
import {
  reloadHome,
  useLocale,
  useT,
  ApiError,
  call,
  confirm,
  toast,
  toastTimes,
  useCompanyType,
  useCallOnce,
} from '@narae/shell-sdk';
import { Button, PasswordField, TextField } from '@narae/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { termsVersion } from '@narae/contracts/terms-version';
import { join as joinCall, loginChk } from '@narae/contracts/rows';
import { ConsentFields } from '../../shared/consent-fields.tsx';
import { isEmail, usePasswordChecklist } from '../../shared/text-checks.ts';
import { PersonFields } from '../../shared/person-fields.tsx';
import { useTextForm } from '../../shared/use-text-form.ts';
import { namespace } from '../../texts.ts';
import { signUpViolation, type SignUpFields } from './sign-up-checks.ts';
import css from './sign-up.module.css';

const empty: SignUpFields = {
  mem_nm: '',
  mem_tel: '',
  mem_email: '',
  mem_password: '',
  agree_terms: '',
  agree_policy: '',
  agree_marketing: '',
};

export function SignUpForm({ onSignedUp }: { readonly onSignedUp: () => void }): ReactNode {
  const t = useT(namespace);
  const { fields, fail, say, forget, text } = useTextForm(empty);
  const { usable, busy, checkDuplicate, signUp } = useSignUp({
    onField: say,
    onUsable: () => forget('mem_email'),
    onSignedUp,
  });
  const email = fields.mem_email.trim();

  const check = (): void => {
    if (!email) fail({ field: 'mem_email', error: 'login_email_input' });
    else if (!isEmail(email)) fail({ field: 'mem_email', error: 'login_email_validation' });
    else void checkDuplicate(email);
  };

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const violation = signUpViolation(fields, usable);
    if (violation) fail(violation);
    else void signUp(fields);
  };

  const rules = usePasswordChecklist(fields.mem_password);

  return (
    <form className={css.form} onSubmit={send} noValidate>
      <PersonFields name={text('mem_nm')} tel={text('mem_tel')} />
      <TextField
        {...text('mem_email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        hint={usable === email && email ? t('email_usable') : t('email_hint')}
        action={
          <Button kind="secondary" onClick={check} busy={busy === 'check'}>
            {t('check_duplicate')}
          </Button>
        }
      />
      <PasswordField
        {...text('mem_password')}
        label={t('password')}
        autoComplete="new-password"
        rules={rules}
        maxLength={MOST_TYPED}
      />
      <ConsentFields text={text} />
      <SignUpActions busy={busy === 'join'} />
    </form>
  );
}

function SignUpActions({ busy }: { readonly busy: boolean }): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  return (
    <div className={css.actions}>
      <Button kind="quiet" onClick={() => reloadHome(lanTp)}>
        {t('cancel')}
      </Button>
      <Button type="submit" kind="accent" busy={busy}>
        {t('join')}
      </Button>
    </div>
  );
}

interface SignUpOptions {
  readonly onField: (field: keyof SignUpFields, text: string) => void;
  readonly onUsable: () => void;
  readonly onSignedUp: () => void;
}

const fieldNames: ReadonlySet<string> = new Set<keyof SignUpFields>([
  'mem_nm',
  'mem_tel',
  'mem_email',
  'mem_password',
  'agree_terms',
  'agree_policy',
]);
const boxes: Readonly<Record<string, keyof SignUpFields>> = {
  'consent.terms_version': 'agree_terms',
  'consent.policy_version': 'agree_policy',
};
const isField = (name: string | undefined): name is keyof SignUpFields =>
  name !== undefined && fieldNames.has(name);

/** `usable` is the address found free (ACCOUNT-3, ACCOUNT-4). */
function useSignUp({ onField, onUsable, onSignedUp }: SignUpOptions) {
  const t = useT(namespace);
  const errors = useT('errors');
  const company_type = useCompanyType();
  const callOnce = useCallOnce();
  const [usable, setUsable] = useState<string | null>(null);
  const [busy, setBusy] = useState<'check' | 'join' | null>(null);

  const reject = (error: unknown): void => {
    const named = error instanceof ApiError ? error.field : undefined;
    const field = (named && boxes[named]) ?? named;
    if (error instanceof ApiError && isField(field)) onField(field, error.message);
    else toast.rejection(error);
  };

  const checkDuplicate = async (email: string): Promise<void> => {
    setBusy('check');
    try {
      const taken = await call(loginChk, { mem_email: email });
      setUsable(taken.length === 0 ? email : null);
      if (taken.length > 0) return onField('mem_email', errors('common_join_duplication'));
      onUsable();
      toast.show({ key: 'common_login_email_use', kind: 'success' });
    } catch (error) {
      reject(error);
    } finally {
      setBusy(null);
    }
  };

  const signUp = async (fields: SignUpFields): Promise<void> => {
    if (!(await confirm({ title: t('join_confirm'), ok: t('join'), cancel: t('cancel') }))) return;
    setBusy('join');
    try {
      const info = {
        mem_nm: fields.mem_nm.trim(),
        mem_tel: fields.mem_tel.trim(),
        mem_email: fields.mem_email.trim(),
        mem_password: normalizePassword(fields.mem_password),
        consent: {
          terms_version: termsVersion,
          policy_version: termsVersion,
          marketing: fields.agree_marketing === 'Y',
        },
      };
      await callOnce(joinCall, { ...info, company_type });
      toast.show({ key: 'join_success', kind: 'success', ms: toastTimes.long });
      onSignedUp();
    } catch (error) {
      reject(error);
    } finally {
      setBusy(null);
    }
  };

  return { usable, busy, checkDuplicate, signUp };
}
