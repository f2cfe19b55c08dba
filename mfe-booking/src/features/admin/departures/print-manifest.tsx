import type { GateManifest } from '@narae/contracts';
import { gateManifest } from '@narae/contracts/rows';
import { call, toast, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { PrintedList } from '../../../shared/gate/printed-list.tsx';

/** Prints the list of a departure's travellers as it is at that moment. */
export function PrintManifest({
  prod_id,
  title,
}: {
  readonly prod_id: string;
  readonly title: string;
}): ReactNode {
  const t = useT('bookingGate');
  const [busy, setBusy] = useState(false);
  const [manifest, setManifest] = useState<GateManifest | null>(null);
  const done = useCallback(() => setManifest(null), []);
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
      const [taken] = await call(gateManifest, { prod_id });
      setManifest(taken ?? null);
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="secondary" busy={busy} aria-label={t('print_of', { title })} onClick={() => void print()}>
        {t('print')}
      </Button>
      {manifest && <PrintedList manifest={manifest} onDone={done} />}
    </>
  );
}
