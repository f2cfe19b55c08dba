import type { LeavePreview } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { ProveForm } from '../../shared/passkeys/prove-form.tsx';
import './texts.ts';
import { useLeave } from './use-leave.ts';

interface LeaveFormProps {
  readonly account: LeavePreview;
  readonly onClose: () => void;
}

/** The way out, with who it is once more where that is needed, and the way to stay. */
export function LeaveForm({ account, onClose }: LeaveFormProps): ReactNode {
  const t = useT('accountLeave');
  const leave = useLeave();
  return (
    <ProveForm
      action={t('leave')}
      kind="danger"
      hasPassword={account.password}
      needed={account.prove}
      run={leave}
      more={
        <Button onClick={onClose} data-autofocus>
          {t('stay')}
        </Button>
      }
    />
  );
}
