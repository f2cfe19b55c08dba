import type { DueKind } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { SuccessState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { ChangedOrderWay, Reference } from './result-ways.tsx';

const texts = {
  balance: { title: 'result_balance', text: 'result_balance_text' },
  'name-fee': { title: 'result_change_paid', text: 'result_change_paid_text' },
  extras: { title: 'result_change_paid', text: 'result_change_paid_text' },
} as const satisfies Readonly<Record<DueKind, object>>;

interface ChangeResultProps {
  readonly refno: string;
  /** Empty where the order is not the reader's. */
  readonly order_id: string;
  readonly due: DueKind;
}

/** A change of a paid order is paid and made (ORDER-15), or its balance is paid (MONEY-12): back to the order. */
export function ChangeResult({ refno, order_id, due }: ChangeResultProps): ReactNode {
  const t = useT(namespace);
  const { title, text } = texts[due];
  return (
    <SuccessState headingLevel={1} title={t(title)} action={<ChangedOrderWay order_id={order_id} />}>
      <p>{t(text)}</p>
      <Reference refno={refno} />
    </SuccessState>
  );
}
