import type { AuthDialogProps } from '@narae/contracts/slots';
import { useT } from '@narae/shell-sdk';
import { Dialog, Tabs } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import type { FindType } from './find-checks.ts';
import { FindForm } from './find-form.tsx';

/** Find e-mail and find password; closing forgets what was typed (ACCOUNT-7). */
export default function FindDialog({ onClose }: AuthDialogProps): ReactNode {
  const t = useT(namespace);
  const [type, setType] = useState<FindType>('idchk');
  return (
    <Dialog open onClose={onClose} title={t('find_account')} size="small">
      <Tabs
        label={t('find_account')}
        value={type}
        onChange={(id) => setType(id as FindType)}
        tabs={[
          { id: 'idchk', label: t('find_email'), content: <FindForm type="idchk" /> },
          { id: 'passwordchk', label: t('find_password'), content: <FindForm type="passwordchk" /> },
        ]}
      />
    </Dialog>
  );
}
