import { toast, toastTimes, useReqParam, useSession } from '@narae/shell-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { canUsePasskeys, signInByPasskey, stopOffering } from '../../shared/passkeys/passkeys.ts';

/** The server's challenge runs out after 15 minutes; a form that stays open gets a new one before. */
const renewMs = 10 * 60_000;

/**
 * Signing in with a passkey (ACCOUNT-31): by a button, or picked where the browser fills in the address, for as long as the form
 * is open. Whoever picked one has confirmed it to their device; the shop does not ask once more.
 */
export function usePasskeyLogin(): { readonly busy: boolean; readonly ask: () => void } {
  const { login } = useSession();
  const back = useReqParam('back');
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);

  const enter = useEffectEvent(async (how: 'asked' | 'filled'): Promise<void> => {
    const user = await signInByPasskey(how);
    if (user) login(user, back);
  });

  useEffect(() => {
    if (!canUsePasskeys()) return undefined;
    let over = false;
    // Nobody has asked for it: where it cannot be offered the form says nothing.
    enter('filled').catch((error: unknown) => {
      if (!over) toast.rejection(error, { ms: toastTimes.long });
    });
    const timer = setTimeout(() => setRound(round + 1), renewMs);
    return () => {
      over = true;
      clearTimeout(timer);
      void stopOffering();
    };
  }, [round]);

  const ask = (): void => {
    setBusy(true);
    signInByPasskey('asked')
      .then((user) => {
        if (user) login(user, back);
        // Asking ends the offer to fill one in.
        else setRound(round + 1);
      })
      .catch((error: unknown) => toast.rejection(error, { ms: toastTimes.long }))
      .finally(() => setBusy(false));
  };
  return { busy, ask };
}
