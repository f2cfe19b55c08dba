import { useT } from '@narae/shell-sdk';
import { SuccessState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { ChangedOrderWay, Reference } from './result-ways.tsx';

interface ChangeResultProps {
  readonly refno: string;
  /** Empty where the order is not the reader's. */
  readonly order_id: string;
}

/** A change of a paid order is paid and made (ORDER-15): back to the order. */
export function ChangeResult({ refno, order_id }: ChangeResultProps): ReactNode {
  const t = useT(namespace);
  return (
    <SuccessState
      headingLevel={1}
      title={t('result_change_paid')}
      action={<ChangedOrderWay order_id={order_id} />}
    >
      <p>{t('result_change_paid_text')}</p>
      <Reference refno={refno} />
    </SuccessState>
  );
}
