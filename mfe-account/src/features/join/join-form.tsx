import { MOST_TYPED } from '@narae/contracts/password-rules';
import { reloadHome, useLocale, useT } from '@narae/shell-sdk';
import { Button, PasswordField, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import { ConsentFields } from '../../shared/consent-fields.tsx';
import { isEmail } from '../../shared/patterns.ts';
import { usePasswordChecklist } from '../../shared/password-checklist.ts';
import { PersonFields } from '../../shared/person-fields.tsx';
import { useTextForm } from '../../shared/use-text-form.ts';
import { namespace } from '../../texts.ts';
import { joinViolation, type JoinFields } from './join-checks.ts';
import css from './join.module.css';
import { useJoin } from './use-join.ts';

const empty: JoinFields = {
  mem_nm: '',
  mem_tel: '',
  mem_email: '',
  mem_password: '',
  agree_terms: '',
  agree_policy: '',
  agree_marketing: '',
};

/** The sign-up form, the same on the page and in the dialog (ACCOUNT-3). */
export function JoinForm({ onJoined }: { readonly onJoined: () => void }): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  const { fields, fail, say, forget, text } = useTextForm(empty);
  const { usable, busy, checkDuplicate, join } = useJoin({
    onField: say,
    onUsable: () => forget('mem_email'),
    onJoined,
  });
  const email = fields.mem_email.trim();

  const check = (): void => {
    if (!email) fail({ field: 'mem_email', error: 'login_email_input' });
    else if (!isEmail(email)) fail({ field: 'mem_email', error: 'login_email_validation' });
    else void checkDuplicate(email);
  };

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const violation = joinViolation(fields, usable);
    if (violation) fail(violation);
    else void join(fields);
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
      <div className={css.actions}>
        <Button kind="quiet" onClick={() => reloadHome(lanTp)}>
          {t('cancel')}
        </Button>
        <Button type="submit" kind="accent" busy={busy === 'join'}>
          {t('join')}
        </Button>
      </div>
    </form>
  );
}
