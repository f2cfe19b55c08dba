import { normalizePassword } from '@narae/contracts/password-rules';
import { myProfile } from '@narae/contracts/rows';
import { ApiError, toast, toastTimes, useGo, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, PasswordField, type ButtonProps } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTextForm } from '../use-text-form.ts';
import { canUsePasskeys, provePasskey } from './passkeys.ts';
import css from './passkeys.module.css';
import './texts.ts';

/** What shows who one is, beside a recent sign-in: nothing, or the password. */
export type Proof = { readonly mem_password?: string };

interface ProveFormProps {
  /** What it is about. */
  readonly children?: ReactNode;
  /** On the button that does it. */
  readonly action: string;
  readonly kind?: ButtonProps['kind'];
  /** Does it, with the password where that is asked for. What it throws is said beside the password, or in a toast. */
  readonly run: (proof: Proof) => Promise<void>;
  /** A way out beside the button. */
  readonly more?: ReactNode;
  /** Whether the member has a password at all; who joined with a provider may have none. Asked when it matters, unless given. */
  readonly hasPassword?: boolean;
  /** Known to be needed from the beginning. */
  readonly needed?: boolean;
}

/** Something that needs a recent sign-in, or the password or a passkey once more (ACCOUNT-24). */
export function ProveForm({
  children,
  action,
  kind = 'accent',
  run,
  more,
  hasPassword: told,
  needed = false,
}: ProveFormProps): ReactNode {
  const t = useT('accountPasskeys');
  const go = useGo();
  const { fields, clear, fail, say, text } = useTextForm({ mem_password: '' });
  const [asked, setAsked] = useState(needed);
  const [busy, setBusy] = useState(false);
  const profile = useCall(myProfile, asked && told === undefined ? {} : null);
  const isAsking = asked && (told !== undefined || !profile.isPending);
  const hasPassword = told ?? profile.data?.has_password ?? true;
  const withoutPassword = isAsking && !hasPassword;

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
  const doIt = async (proof: Proof): Promise<void> => {
    await run(proof);
    // What was shown counts for a while.
    setAsked(needed);
    clear();
  };
  const byPasskey = (): Promise<void> =>
    attempt(async () => {
      if ((await provePasskey()) === 'done') await doIt({});
    });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (withoutPassword || isAsking !== asked) return;
    const mem_password = normalizePassword(fields.mem_password);
    if (asked && mem_password === '') fail({ field: 'mem_password', error: 'login_password_input' });
    else void attempt(() => doIt(asked ? { mem_password } : {}));
  };

  return (
    <form className={css.stack} onSubmit={send} noValidate>
      {children}
      {isAsking && (
        <p className={css.text} role="status">
          {t(withoutPassword ? 'prove_text_without' : 'prove_text')}
        </p>
      )}
      {isAsking && hasPassword && <PasswordField {...text('mem_password')} label={t('password')} />}
      <div className={css.ways}>
        {!withoutPassword && (
          <Button type="submit" kind={kind} busy={busy || isAsking !== asked}>
            {action}
          </Button>
        )}
        {isAsking && canUsePasskeys() && (
          <Button busy={busy} onClick={() => void byPasskey()}>
            {t('prove_passkey')}
          </Button>
        )}
        {isAsking && (
          <Button kind={withoutPassword ? 'secondary' : 'quiet'} onClick={() => go('loginout')}>
            {t('sign_in_again')}
          </Button>
        )}
        {more}
      </div>
    </form>
  );
}
