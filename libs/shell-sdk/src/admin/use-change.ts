import { toast, toastTimes } from '@narae/shell-sdk';
import { useState } from 'react';

/** @returns whether it was made; the server's rejection has been told */
type Change = (work: () => Promise<unknown>, said: string) => Promise<boolean>;

/** Changes by an administrator, one at a time; afterwards what is shown is read anew, also where somebody else was faster. */
export function useChange(refresh: () => Promise<unknown>): {
  readonly busy: boolean;
  readonly change: Change;
} {
  const [busy, setBusy] = useState(false);
  const change: Change = async (work, said) => {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      toast.show({ text: said, kind: 'success' });
      return true;
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
      return false;
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  return { busy, change };
}
