import { useGo, useReqParam, useT } from '@narae/shell-sdk';
import { Spinner } from '@narae/ui';
import { useEffect, type ReactNode } from 'react';
import { handOver } from '../../shared/pay-channel.ts';
import { namespace } from '../../texts.ts';

/** How long a window may take to close before the result is shown in it after all. */
const CLOSING_MS = 1_000;

/**
 * /orderIcbResult and /orderIcbResultFail, the provider's landing pages inside its popup: they hand the
 * reference to the page that waits and close, or go on in place when nobody waits (PAY-9).
 */
export default function LandingPage(): ReactNode {
  const t = useT(namespace);
  const go = useGo();
  const refno = useReqParam('refno');
  const cart_id = useReqParam('cart_id');
  const token = useReqParam('token');
  const lan_tp = useReqParam('lan_tp');

  useEffect(() => {
    let here = true;
    const onwards = (): void => go('orderResult', { refno, cart_id, token, lan_tp }, { replace: true });
    if (!refno) {
      onwards();
      return undefined;
    }
    let patience: ReturnType<typeof setTimeout> | undefined;
    void handOver(refno).then((taken) => {
      if (!here) return;
      if (!taken) return void onwards();
      window.close();
      // Closing takes a moment, and browsers may reject to close a window that no script has opened.
      patience = setTimeout(onwards, CLOSING_MS);
    });
    return () => {
      here = false;
      clearTimeout(patience);
    };
  }, [cart_id, go, lan_tp, refno, token]);

  return <Spinner size="large" label={t('result_waiting')} />;
}
