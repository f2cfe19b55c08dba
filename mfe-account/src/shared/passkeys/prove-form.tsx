import { normalizePassword, rawPassword } from '@narae/contracts/password-rules';
import { myProfile } from '@narae/contracts/rows';
import { ApiError, toastTimes, useGo, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, FormNotice, PasswordField, type ButtonProps } from '@narae/ui';
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
  const [required, setRequired] = useState(needed);
  const profile = useCall(myProfile, required && given === undefined ? {} : null);
  const isAsking = required && (given !== undefined || !profile.isPending);
  const hasPassword = given ?? profile.data?.has_password ?? true;
  const withoutPassword = isAsking && !hasPassword;

  const act = async (proof: Proof): Promise<void> => {
    try {
      await run(proof);
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'prove_again')) throw error;
      return setRequired(true);
    }
    setRequired(needed);
    form.reset();
  };
  const asked = {
    initial: { mem_password: '' },
    ms: toastTimes.long,
  };
  const form = useTextForm({
    ...asked,
    violation: ({ mem_password }) =>
      required && normalizePassword(mem_password) === ''
        ? { field: 'mem_password', error: 'login_password_input' }
        : null,
    send: ({ mem_password }) => act(required ? { mem_password: rawPassword(mem_password) } : {}),
  });
  const passkey = useTextForm({
    ...asked,
    send: async () => {
      if ((await provePasskey()) === 'done') await act({});
    },
  });
  return {
    text: form.text,
    notice: form.notice ?? passkey.notice,
    busy: form.busy || passkey.busy,
    isAsking,
    isLoading: isAsking !== required,
    hasPassword,
    withoutPassword,
    proveByPasskey: passkey.submit,
    props: {
      ...form.props,
      onSubmit: (event: FormEvent): void => {
        event.preventDefault();
        if (!withoutPassword && isAsking === required) void form.submit();
      },
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
  const proof = useProof(proving);
  const { text, busy, isAsking, isLoading, hasPassword, withoutPassword, proveByPasskey } = proof;
  return (
    <form className={css.stack} {...proof.props}>
      {children}
      {isAsking && (
        <p className={css.text} role="status">
          {t(withoutPassword ? 'prove_text_without' : 'prove_text')}
        </p>
      )}
      {isAsking && hasPassword && <PasswordField {...text('mem_password')} label={t('password')} />}
      <FormNotice text={proof.notice} />
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
