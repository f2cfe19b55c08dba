import type { ProductDetail } from '@narae/contracts';
import { categoryLink, Link, useT, useLazyDialog } from '@narae/shell-sdk';
import { Button, ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import type { Unavailable } from './unavailable.ts';

interface UnavailableActionProps {
  readonly product: ProductDetail;
  readonly reason: Unavailable;
}

/** What can be done about a product that cannot be booked, in a neutral colour (CATALOG-13). */
export function UnavailableAction({ product, reason }: UnavailableActionProps): ReactNode {
  const t = useT(namespace);
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./ask-dialog.tsx'));
  if (!reason.ask) {
    const list = categoryLink(product.prod_type, '');
    return (
      <ButtonLink wide link={(props) => <Link {...list} {...props} />}>
        {t('similar_trips')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button wide busy={busy} onClick={open}>
        {t(reason.ask)}
      </Button>
      {Dialog && <Dialog product={product} error={reason.error} onClose={close} />}
    </>
  );
}
