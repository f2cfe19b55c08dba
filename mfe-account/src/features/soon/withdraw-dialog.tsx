import type { AuthDialogProps } from '@narae/contracts/slots';
import { useT } from '@narae/shell-sdk';
import { Dialog, OpeningSoon } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** Withdrawing online is not open yet; says so, and whom to write to until then. */
export default function WithdrawDialog({ onClose }: AuthDialogProps): ReactNode {
  const t = useT(namespace);
  return (
    <Dialog open onClose={onClose} title={t('withdraw')} size="small">
      <OpeningSoon compact title={t('soon_title')}>
        {t('withdraw_soon_text')}
      </OpeningSoon>
    </Dialog>
  );
}
