import { ApiError, toast, toastTimes, useGo, useT } from '@narae/shell-sdk';
import { Button, PasswordField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTextForm } from '../use-text-form.ts';
import { canUsePasskeys, provePasskey } from './passkeys.ts';
import css from './passkeys.module.css';
import './texts.ts';

interface ProveFormProps {
  /** What it is about. */
  readonly children: ReactNode;
  /** On the button that does it. */
  readonly action: string;
  /** Does it, with the password where that is asked for. */
  readonly run: (proof: { mem_password?: string }) => Promise<void>;
  /** A way out beside the button. */
  readonly more?: ReactNode;
}

/** Something that needs a recent sign-in, or the password or a passkey once more (ACCOUNT-24). */
export function ProveForm({ children, action, run, more }: ProveFormProps): ReactNode {
  const t = useT('accountPasskeys');
  const go = useGo();
  const { fields, fail, say, text } = useTextForm({ mem_password: '' });
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.error === 'prove_again') setAsked(true);
      else if (error instanceof ApiError && error.field === 'mem_password')
        say('mem_password', error.message);
      else toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  const byPasskey = (): Promise<void> =>
    attempt(async () => {
      if ((await provePasskey()) === 'done') await run({});
    });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (asked && fields.mem_password.trim() === '')
      fail({ field: 'mem_password', error: 'login_password_input' });
    else void attempt(() => run(asked ? fields : {}));
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
        {asked && canUsePasskeys() && (
          <Button busy={busy} onClick={() => void byPasskey()}>
            {t('prove_passkey')}
          </Button>
        )}
        {asked && (
          <Button kind="quiet" onClick={() => go('loginout')}>
            {t('sign_in_again')}
          </Button>
        )}
        {more}
      </div>
    </form>
  );
}
