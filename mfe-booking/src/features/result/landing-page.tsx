import { useGo, useReqParam, useT } from '@narae/shell-sdk';
import { Spinner } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { useHandOver } from './use-hand-over.ts';

/**
 * /orderIcbResult and /orderIcbResultFail in the provider's popup: they hand over the reference and close, or
 * go on when nobody waits (PAY-9).
 */
export default function LandingPage(): ReactNode {
  const t = useT(namespace);
  const go = useGo();
  const refno = useReqParam('refno');
  const cart_id = useReqParam('cart_id');
  const token = useReqParam('token');
  const lan_tp = useReqParam('lan_tp');
  useHandOver(refno, () => go('orderResult', { refno, cart_id, token, lan_tp }, { replace: true }));
  return <Spinner size="large" label={t('result_waiting')} />;
}
