import { toast, toastTimes, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { provePasskey } from './passkeys.ts';
import './texts.ts';

interface ShowPasskeyProps {
  readonly onShown: () => Promise<unknown>;
  /** For a dialog that opened before its content. */
  readonly autoFocus?: boolean;
}

/** Shows a passkey in this session: for administrators their second factor (ACCOUNT-30). */
export function ShowPasskey({ onShown, autoFocus }: ShowPasskeyProps): ReactNode {
  const t = useT('accountPasskeys');
  const [busy, setBusy] = useState(false);
  const show = async (): Promise<void> => {
    setBusy(true);
    try {
      if ((await provePasskey()) === 'done') await onShown();
      else toast.show({ text: t('not_done'), kind: 'warning', ms: toastTimes.long });
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="accent" busy={busy} autoFocus={autoFocus} onClick={() => void show()}>
      {t('factor_do')}
    </Button>
  );
}
