import { toast } from '@narae/shell-sdk';
import { Button, IconQr } from '@narae/ui';
import { useState, type ComponentType, type ReactNode } from 'react';

type QrDialog = typeof import('./qr-dialog.tsx').default;

interface QrButtonProps {
  readonly address: () => string;
  readonly name: string;
  readonly children: ReactNode;
}

/** Opens the QR modal, which is downloaded when it is first asked for. */
export function QrButton({ address, name, children }: QrButtonProps): ReactNode {
  const [Modal, setModal] = useState<ComponentType<Parameters<QrDialog>[0]> | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const { default: loaded } = await import('./qr-dialog.tsx');
      setModal(() => loaded);
    } catch {
      toast.show({ key: 'network_fail', kind: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<IconQr size={20} />} busy={busy} onClick={() => void open()}>
        {children}
      </Button>
      {Modal && <Modal address={address()} name={name} onClose={() => setModal(null)} />}
    </>
  );
}
