import { MOST_TYPED, normalizePassword } from '@narae/contracts/password-rules';
import {
  reloadHome,
  useLocale,
  useT,
  call,
  confirm,
  toast,
  toastTimes,
  useCompanyType,
  useCallOnce,
} from '@narae/shell-sdk';
import { Button, FormNotice, PasswordField, TextField } from '@narae/ui';
import { type ReactNode, useState } from 'react';
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
  const { form, usable, checking, check } = useSignUp(onSignedUp);
  const { text } = form;
  const email = form.values.mem_email.trim();
  const rules = usePasswordChecklist(form.values.mem_password);

  return (
    <form className={css.form} {...form.props}>
      <PersonFields name={text('mem_nm')} tel={text('mem_tel')} />
      <TextField
        {...text('mem_email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        hint={usable === email && email ? t('email_usable') : t('email_hint')}
        action={
          <Button kind="secondary" onClick={() => void check()} busy={checking}>
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
      <FormNotice text={form.notice} />
      <SignUpActions busy={form.busy} />
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

/** What the server calls the boxes. */
const boxes = {
  'consent.terms_version': 'agree_terms',
  'consent.policy_version': 'agree_policy',
} as const;

/** `usable` is the address found free (ACCOUNT-3, ACCOUNT-4). */
function useSignUp(onSignedUp: () => void) {
  const t = useT(namespace);
  const errors = useT('errors');
  const company_type = useCompanyType();
  const callOnce = useCallOnce();
  const [usable, setUsable] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);

  const signUp = async (fields: SignUpFields): Promise<void> => {
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
  };
  const form = useTextForm<keyof SignUpFields>({
    initial: empty,
    serverFields: boxes,
    violation: (fields) => signUpViolation(fields, usable),
    agree: () => confirm({ title: t('join_confirm'), ok: t('join'), cancel: t('cancel') }),
    send: signUp,
  });

  const checkDuplicate = async (email: string): Promise<void> => {
    setChecking(true);
    try {
      const taken = await call(loginChk, { mem_email: email });
      setUsable(taken.length === 0 ? email : null);
      if (taken.length > 0) return form.say('mem_email', errors('common_join_duplication'));
      form.clear(['mem_email']);
      toast.show({ key: 'common_login_email_use', kind: 'success' });
    } catch (error) {
      form.reject(error);
    } finally {
      setChecking(false);
    }
  };
  const check = async (): Promise<void> => {
    const email = form.values.mem_email.trim();
    if (!email) form.violate({ field: 'mem_email', error: 'login_email_input' });
    else if (!isEmail(email)) form.violate({ field: 'mem_email', error: 'login_email_validation' });
    else await checkDuplicate(email);
  };
  return { form, usable, checking, check };
}
