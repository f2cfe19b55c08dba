import { useState, type ComponentType } from 'react';
import { toast } from '../messages/toast-store.ts';

interface LazyDialog<Props> {
  readonly Dialog: ComponentType<Props> | null;
  readonly busy: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Fetched when first asked for; a chunk that does not come says so. */
export function useLazyDialog<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const { default: loaded } = await load();
      setDialog(() => loaded);
    } catch {
      toast.show({ key: 'network_fail', kind: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return { Dialog, busy, open: () => void open(), close: () => setDialog(null) };
}
