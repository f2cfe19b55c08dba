import type { AuthDialogProps } from '@narae/contracts/slots';
import { openLogin, useT } from '@narae/shell-sdk';
import { Dialog } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { SignUpForm } from './sign-up-form.tsx';

export default function SignUpDialog({ onClose }: AuthDialogProps): ReactNode {
  const t = useT(namespace);
  return (
    <Dialog open onClose={onClose} title={t('join')}>
      <SignUpForm onSignedUp={openLogin} />
    </Dialog>
  );
}
