import { desk, deskMailHref, deskTelHref } from '@narae/contracts/desk';
import type { ErrorKey, ProductDetail } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { ButtonLink, Dialog } from '@narae/ui';
import { Suspense, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './ask-dialog.module.css';

interface AskDialogProps {
  readonly product: ProductDetail;
  readonly error: ErrorKey;
  readonly onClose: () => void;
}

export default function AskDialog({ product, error, onClose }: AskDialogProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const mail = deskMailHref(
    `${product.prod_title} · ${format.date(product.ymd_format, 'day')} (${product.prod_id})`,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('contact_us')}
      actions={<ButtonLink href={mail}>{t('contact_write')}</ButtonLink>}
    >
      <div className={css.inside}>
        <Suspense fallback={null}>
          <Reason error={error} />
        </Suspense>
        <p className={css.name}>{product.prod_title}</p>
        <p className={css.ways}>
          <a href={mail}>{desk.email}</a>
          <a href={deskTelHref}>{desk.tel}</a>
          <span className={css.soft}>{common('footer_hours')}</span>
        </p>
      </div>
    </Dialog>
  );
}

/** Error texts are loaded with the first one. */
function Reason({ error }: { readonly error: ErrorKey }): ReactNode {
  const t = useT('errors');
  return <p>{t(error)}</p>;
}
