import { toast, useT } from '@narae/shell-sdk';
import { Button, CopyField, Dialog, QrCode } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './qr-dialog.module.css';

interface QrDialogProps {
  readonly onClose: () => void;
  readonly address: string;
  readonly name: string;
}

/** The code in full size, with its address to copy and its picture to keep (CATALOG-5). */
export default function QrDialog({ onClose, address, name }: QrDialogProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const code = useId();
  const keep = (): void => {
    const picture = document.getElementById(code)?.outerHTML ?? '';
    const url = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'narae-qr.svg';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('section_qr')}
      actions={<Button onClick={keep}>{t('qr_keep')}</Button>}
    >
      <div className={css.inside}>
        <p className={css.name}>{name}</p>
        <div className={css.code}>
          <QrCode id={code} value={address} label={t('qr_image', { name })} />
        </div>
        <CopyField
          label={t('qr_address')}
          value={address}
          copyLabel={common('btn_copy')}
          onCopy={(copied) =>
            toast.show(
              copied ? { key: 'copy_success', kind: 'success' } : { key: 'copy_fail', kind: 'warning' },
            )
          }
        />
      </div>
    </Dialog>
  );
}
