import { useT } from '@narae/shell-sdk';
import { Button, Dialog, Spinner } from '@narae/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { announceTo } from '../../shared/pay-channel.ts';
import { usePayOutcome } from '../../shared/use-pay-outcome.ts';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';
import type { Leaving } from './use-pay.ts';

/** How long the provider's window may take to come back and close itself. */
const COMING_BACK_MS = 4_000;

interface WaitingDialogProps {
  readonly leaving: Leaving;
  /** The attempt has an outcome, or its window has handed over. */
  readonly onArrive: (refno: string) => void;
  readonly onBack: () => void;
}

/** While the provider's window is open: says what is going on, and sees the outcome by itself. */
export function WaitingDialog({ leaving, onArrive, onBack }: WaitingDialogProps): ReactNode {
  const t = useT(namespace);
  const { refno, popup } = leaving;
  const { outcome } = usePayOutcome(refno);
  const arrive = useEffectEvent(() => {
    // The window is on its way back and closes itself; closing it halfway wedges it in some browsers.
    setTimeout(() => popup?.close(), COMING_BACK_MS);
    onArrive(refno);
  });

  useEffect(() => announceTo(refno, () => arrive()), [refno]);
  useEffect(() => {
    if (outcome && outcome !== 'waiting') arrive();
  }, [outcome]);

  return (
    <Dialog
      open
      onClose={onBack}
      closable={false}
      title={t('waiting_title')}
      actions={
        <>
          <Button kind="quiet" onClick={onBack}>
            {t('waiting_back')}
          </Button>
          <Button kind="secondary" onClick={() => popup?.focus()}>
            {t('waiting_show')}
          </Button>
        </>
      }
    >
      <div className={css.waiting}>
        <Spinner label={t('waiting_title')} />
        <p>{t('waiting_text')}</p>
      </div>
    </Dialog>
  );
}
