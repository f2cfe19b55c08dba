import type { CartItem } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './deposit-note.module.css';
import { lastMinuteOf, useDeadline } from '../deadline.ts';

/** How much of a row is paid first, and until when what was agreed waits for it (MONEY-12); nothing where all is paid at once. */
export function DepositNote({ item }: { readonly item: CartItem }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const deadline = useDeadline();
  const { deposit, prod_price_tp } = item;
  if (!deposit) return null;
  const amount = format.money(deposit.amount, prod_price_tp);
  if (!deposit.pay_by) return <span className={css.note}>{t('deposit_note', { amount })}</span>;
  const { seoul, local } = deadline(lastMinuteOf(deposit.pay_by));
  return (
    <span className={css.note}>
      {t('deposit_note_by', { amount, time: seoul })}
      {local && ` ${t('deposit_note_local', local)}`}
    </span>
  );
}
