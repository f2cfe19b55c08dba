import { useReqParam, useT } from '@narae/shell-sdk';
import { Spinner } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import OrderResultPage from './order-result-page.tsx';
import { useHandOver } from './use-hand-over.ts';

/**
 * /orderUnionPayResult, BillGate's way back: in the provider's popup it hands over and closes, elsewhere it
 * is the result (PAY-9, PAY-10).
 */
export default function UnionPayResultPage(): ReactNode {
  const t = useT(namespace);
  const [stays, setStays] = useState(false);
  useHandOver(useReqParam('refno'), () => setStays(true));
  return stays ? <OrderResultPage /> : <Spinner size="large" label={t('result_waiting')} />;
}
