import { ApiError, toast, toastTimes, useGo, useT } from '@narae/shell-sdk';
import { Button, PasswordField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTextForm } from '../../shared/use-text-form.ts';
import css from './second-factor.module.css';

interface ProveFormProps {
  /** What it is about. */
  readonly children: ReactNode;
  /** On the button that does it. */
  readonly action: string;
  /** Does it, with the password where that is asked for. */
  readonly run: (proof: { mem_password?: string }) => Promise<void>;
}

/** Something that needs a recent sign-in, or the password once more (ACCOUNT-24). */
export function ProveForm({ children, action, run }: ProveFormProps): ReactNode {
  const t = useT('accountFactor');
  const go = useGo();
  const { fields, fail, say, text } = useTextForm({ mem_password: '' });
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  const attempt = async (): Promise<void> => {
    setBusy(true);
    try {
      await run(asked ? fields : {});
    } catch (error) {
      if (error instanceof ApiError && error.error === 'prove_again') setAsked(true);
      else if (error instanceof ApiError && error.field === 'mem_password')
        say('mem_password', error.message);
      else toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (asked && fields.mem_password.trim() === '')
      fail({ field: 'mem_password', error: 'login_password_input' });
    else void attempt();
  };

  return (
    <form className={css.stack} onSubmit={send} noValidate>
      {children}
      {asked && (
        <>
          <p className={css.text} role="status">
            {t('prove_text')}
          </p>
          <PasswordField {...text('mem_password')} label={t('password')} />
        </>
      )}
      <div className={css.ways}>
        <Button type="submit" kind="accent" busy={busy}>
          {action}
        </Button>
        {asked && (
          <Button kind="quiet" onClick={() => go('loginout')}>
            {t('sign_in_again')}
          </Button>
        )}
      </div>
    </form>
  );
}
