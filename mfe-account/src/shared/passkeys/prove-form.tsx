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

export type Proof = { readonly mem_password?: string };

interface ProveFormProps {
  readonly children?: ReactNode;
  readonly action: string;
  readonly kind?: ButtonProps['kind'];
  /** What it throws is said beside the password, or in a toast. */
  readonly run: (proof: Proof) => Promise<void>;
  readonly more?: ReactNode;
  /** A member who joined with a provider may have none. Asked when it matters, unless given. */
  readonly hasPassword?: boolean;
  readonly needed?: boolean;
}

/** Asks for the password or a passkey where the server wants the member proven again. */
function useProof({
  run,
  hasPassword: given,
  needed = false,
}: Pick<ProveFormProps, 'run' | 'hasPassword' | 'needed'>) {
  const { fields, clear, fail, say, text } = useTextForm({ mem_password: '' });
  const [required, setRequired] = useState(needed);
  const [busy, setBusy] = useState(false);
  const profile = useCall(myProfile, required && given === undefined ? {} : null);
  const isAsking = required && (given !== undefined || !profile.isPending);
  const hasPassword = given ?? profile.data?.has_password ?? true;
  const withoutPassword = isAsking && !hasPassword;

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.error === 'prove_again') setRequired(true);
      else if (error instanceof ApiError && error.field === 'mem_password')
        say('mem_password', error.message);
      else toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  const act = async (proof: Proof): Promise<void> => {
    await run(proof);
    setRequired(needed);
    clear();
  };
  return {
    text,
    busy,
    isAsking,
    isLoading: isAsking !== required,
    hasPassword,
    withoutPassword,
    proveByPasskey: (): Promise<void> =>
      attempt(async () => {
        if ((await provePasskey()) === 'done') await act({});
      }),
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (withoutPassword || isAsking !== required) return;
      const mem_password = normalizePassword(fields.mem_password);
      if (required && mem_password === '') fail({ field: 'mem_password', error: 'login_password_input' });
      else void attempt(() => act(required ? { mem_password } : {}));
    },
  };
}

/** For actions that need a recent sign-in, or the password or a passkey once more (ACCOUNT-24). */
export function ProveForm({
  children,
  action,
  kind = 'accent',
  more,
  ...proving
}: ProveFormProps): ReactNode {
  const t = useT('accountPasskeys');
  const go = useGo();
  const { text, busy, isAsking, isLoading, hasPassword, withoutPassword, proveByPasskey, submit } =
    useProof(proving);
  return (
    <form className={css.stack} onSubmit={submit} noValidate>
      {children}
      {isAsking && (
        <p className={css.text} role="status">
          {t(withoutPassword ? 'prove_text_without' : 'prove_text')}
        </p>
      )}
      {isAsking && hasPassword && <PasswordField {...text('mem_password')} label={t('password')} />}
      <div className={css.ways}>
        {!withoutPassword && (
          <Button type="submit" kind={kind} busy={busy || isLoading}>
            {action}
          </Button>
        )}
        {isAsking && canUsePasskeys() && (
          <Button busy={busy} onClick={() => void proveByPasskey()}>
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
