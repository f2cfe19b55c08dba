import type { ErrorKey, ProductDetail } from '@narae/contracts';
import { useLazyDialog, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

interface ContactButtonProps {
  readonly product: ProductDetail;
  /** Why it cannot be booked. */
  readonly error: ErrorKey;
  readonly wide?: boolean;
}

/** The way to the desk, by mail and telephone, about a product that cannot be booked. */
export function ContactButton({ product, error, wide = false }: ContactButtonProps): ReactNode {
  const t = useT(namespace);
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./ask-dialog.tsx'));
  return (
    <>
      <Button kind={wide ? 'secondary' : 'quiet'} wide={wide} busy={busy} onClick={open}>
        {t('contact_us')}
      </Button>
      {Dialog && <Dialog product={product} error={error} onClose={close} />}
    </>
  );
}
