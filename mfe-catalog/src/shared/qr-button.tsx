import { useLazyDialog } from '@narae/shell-sdk';
import { Button, IconQr } from '@narae/ui';
import type { ReactNode } from 'react';

interface QrButtonProps {
  readonly address: () => string;
  readonly name: string;
  readonly children: ReactNode;
}

export function QrButton({ address, name, children }: QrButtonProps): ReactNode {
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./qr-dialog.tsx'));
  return (
    <>
      <Button icon={<IconQr size={20} />} busy={busy} onClick={open}>
        {children}
      </Button>
      {Dialog && <Dialog address={address()} name={name} onClose={close} />}
    </>
  );
}
