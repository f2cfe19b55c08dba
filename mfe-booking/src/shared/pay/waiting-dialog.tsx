import { useT } from '@narae/shell-sdk';
import { Button, Dialog, Spinner } from '@narae/ui';
import { useEffect, useEffectEvent, type ReactNode, useState } from 'react';
import { announceTo } from './pay-channel.ts';
import { usePayOutcome } from './use-pay-outcome.ts';
import { namespace } from '../../texts.ts';
import css from './pay.module.css';
import type { Leaving } from './use-pay.ts';

const COMING_BACK_MS = 4_000;

interface WaitingDialogProps {
  readonly leaving: Leaving;
  /** There is an outcome, or the window has handed over. */
  readonly onArrive: (refno: string) => void;
  readonly onBack: () => void;
  readonly onAgain: () => void;
  readonly busy: boolean;
}

/** After the provider's window is closed the shopper chooses; an outcome still arrives. */
export function WaitingDialog({ leaving, onArrive, onBack, onAgain, busy }: WaitingDialogProps): ReactNode {
  const t = useT(namespace);
  const { refno, popup } = leaving;
  const { outcome } = usePayOutcome(refno);
  const closed = useWindowClosed(popup);
  const arrive = useEffectEvent(() => {
    // The window closes itself; closing it halfway wedges it in some browsers.
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
      closable={closed && !busy}
      title={t(closed ? 'waiting_closed_title' : 'waiting_title')}
      actions={
        <>
          <Button kind="quiet" onClick={onBack}>
            {t(closed ? 'waiting_choose' : 'waiting_back')}
          </Button>
          {closed ? (
            <Button kind="accent" busy={busy} onClick={onAgain}>
              {t('waiting_again')}
            </Button>
          ) : (
            <Button kind="secondary" onClick={() => popup?.focus()}>
              {t('waiting_show')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.waiting} role="status">
        {!closed && <Spinner label="" />}
        <p>{t(closed ? 'waiting_closed_text' : 'waiting_text')}</p>
      </div>
    </Dialog>
  );
}

/** A window of another origin tells nobody that it closes. */
const LOOK_MS = 500;

/** Closed, or out of reach because the provider isolates its pages. */
function useWindowClosed(opened: Window | null): boolean {
  const [gone, setGone] = useState<Window | null>(null);
  const closed = opened !== null && gone === opened;
  useEffect(() => {
    if (!opened || closed) return undefined;
    const timer = setInterval(() => {
      if (opened.closed) setGone(opened);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [opened, closed]);
  return closed;
}
