import type { SecondFactor } from '@narae/contracts';
import { CONFIRMED_FOR_S } from '@narae/contracts/confirmation';
import { secondFactor } from '@narae/contracts/rows';
import type { ConfirmDialogProps } from '@narae/contracts/slots';
import { useSession, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Dialog, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { ShowPasskey } from '../../shared/passkeys/show-passkey.tsx';
import { EnterCode } from './enter-code.tsx';
import css from './second-factor.module.css';
import './texts.ts';

/** Has an administrator show the second factor again, before a call that asks for it (ACCOUNT-43). */
export default function ConfirmDialog({ onClose, onConfirmed }: ConfirmDialogProps): ReactNode {
  const t = useT('accountFactor');
  const { renew } = useSession();
  const result = useCall(secondFactor, {}, { staleTime: 0 });
  const onShown = async (): Promise<void> => {
    await renew();
    onConfirmed();
  };
  const ways = ({ app, passkeys }: SecondFactor): ReactNode => (
    <div className={css.stack}>
      <p className={css.text}>{t('again_text', { minutes: CONFIRMED_FOR_S / 60 })}</p>
      {passkeys > 0 && <ShowPasskey autoFocus onShown={onShown} />}
      {(app || passkeys === 0) && (
        <EnterCode autoFocus={passkeys === 0} action={t('confirm')} onShown={onShown} />
      )}
    </div>
  );
  return (
    <Dialog open onClose={onClose} title={t('again_title')} size="small">
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={2} />}
        failed={{ title: t('load_fail'), compact: true }}
      >
        {ways}
      </Loaded>
    </Dialog>
  );
}
