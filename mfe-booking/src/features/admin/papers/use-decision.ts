import { toast } from '@narae/shell-sdk';
import { useState } from 'react';

/** Answers whether it was taken; a rejection by the server has been told. */
type DecideOn = (work: () => Promise<unknown>, said: string) => Promise<boolean>;

/** Decisions on papers, one at a time; afterwards what is shown is read anew, also where somebody else was faster. */
export function useDecision(refresh: () => Promise<void>): {
  readonly busy: boolean;
  readonly decide: DecideOn;
} {
  const [busy, setBusy] = useState(false);
  const decide: DecideOn = async (work, said) => {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      toast.show({ text: said, kind: 'success' });
      return true;
    } catch (error) {
      toast.rejection(error, { ms: 3_000 });
      return false;
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  return { busy, decide };
}
