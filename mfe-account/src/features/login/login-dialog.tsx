import type { AuthDialogProps } from '@narae/contracts/slots';
import { openFind, openSignUp, useT } from '@narae/shell-sdk';
import { Dialog } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { LoginForm } from './login-form.tsx';

/** The login above whatever page asked for it (ACCOUNT-5). */
export default function LoginDialog({ onClose }: AuthDialogProps): ReactNode {
  const t = useT(namespace);
  return (
    <Dialog open onClose={onClose} title={t('login')} size="small">
      <LoginForm onSignUp={openSignUp} onFind={openFind} />
    </Dialog>
  );
}
