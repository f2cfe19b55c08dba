import { toast, toastTimes, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { addPasskey } from './passkeys.ts';
import { ProveForm } from './prove-form.tsx';
import './texts.ts';

interface AddPasskeyProps {
  readonly children: ReactNode;
  readonly onAdded: () => Promise<unknown> | void;
  readonly more?: ReactNode;
}

/** Adds a passkey to the account (ACCOUNT-31); the browser asks the member for the rest. */
export function AddPasskey({ children, onAdded, more }: AddPasskeyProps): ReactNode {
  const t = useT('accountPasskeys');
  const add = async (proof: { mem_password?: string }): Promise<void> => {
    const result = await addPasskey(proof);
    if (result === 'known') toast.show({ text: t('known'), kind: 'warning', ms: toastTimes.long });
    if (result !== 'done') return;
    toast.show({ text: t('added'), kind: 'success' });
    await onAdded();
  };
  return (
    <ProveForm action={t('add')} kind="secondary" run={add} more={more}>
      {children}
    </ProveForm>
  );
}
