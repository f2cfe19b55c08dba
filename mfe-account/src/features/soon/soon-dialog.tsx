import type { AuthDialogProps } from '@narae/contracts/slots';
import { useT } from '@narae/shell-sdk';
import { Dialog, OpeningSoon } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** Says honestly that a service is not open yet, and whom to write to until then. */
export function soonDialog(title: 'find_account' | 'withdraw') {
  return function SoonDialog({ onClose }: AuthDialogProps): ReactNode {
    const t = useT(namespace);
    return (
      <Dialog open onClose={onClose} title={t(title)} size="small">
        <OpeningSoon compact title={t('soon_title')}>
          {t(`${title}_soon_text`)}
        </OpeningSoon>
      </Dialog>
    );
  };
}
