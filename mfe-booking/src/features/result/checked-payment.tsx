import { useT } from '@narae/shell-sdk';
import { Spinner } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-result-page.module.css';
import { Reference, WaysOn } from './result-ways.tsx';

/** A payment whose outcome is not known yet (PAY-13): it will show here by itself, and nobody has to wait for it. */
export function CheckedPayment({ refno }: { readonly refno: string }): ReactNode {
  const t = useT(namespace);
  return (
    <div className={css.waiting}>
      <div className={css.waiting} role="status">
        <Spinner size="large" label="" />
        <h1>{t('result_waiting')}</h1>
        <p>{t('result_waiting_text')}</p>
      </div>
      <Reference refno={refno} />
      <WaysOn kind="secondary" />
    </div>
  );
}
