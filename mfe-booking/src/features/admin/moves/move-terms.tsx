import type { DeskMovePrice, MoveReason } from '@narae/contracts';
import { deskMovePrices, moveReasons } from '@narae/contracts/order-admin-limits';
import { useT } from '@narae/shell-sdk';
import type { FormState } from '@narae/shell-sdk/form';
import { SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import { type DateChoice, DateChoices } from '../../../shared/date-choices.tsx';
import css from './moves.module.css';

/** What the desk decides about a move (ORDER-21). */
export interface MoveForm {
  /** The new departure; empty before one is chosen. */
  readonly prod_id: string;
  readonly price: DeskMovePrice;
  readonly reason: MoveReason;
}

export const firstTerms: MoveForm = { prod_id: '', price: 'agreed', reason: 'not-running' };

interface MoveDatesProps {
  readonly form: FormState<MoveForm>;
  readonly dates: readonly DateChoice[];
}

/** The dates to choose from; says so where there are none. */
export function MoveDates({ form, dates }: MoveDatesProps): ReactNode {
  const t = useT('bookingOrders');
  if (dates.length === 0) return <p className={css.note}>{t('move_none')}</p>;
  const { ref, error } = form.wire('prod_id');
  return (
    <DateChoices
      legend={t('move_which')}
      error={error}
      control={ref}
      dates={dates}
      chosen={form.values.prod_id}
      onChoose={(prod_id) => form.set({ prod_id })}
    />
  );
}

/** At which price, and why. */
export function MoveTerms({ form }: Pick<MoveDatesProps, 'form'>): ReactNode {
  const t = useT('bookingOrders');
  return (
    <>
      <SelectField
        {...form.text('price')}
        label={t('move_price')}
        options={deskMovePrices.map((value) => ({ value, label: t(`move_price_${value}`) }))}
      />
      <SelectField
        {...form.text('reason')}
        label={t('move_reason')}
        options={moveReasons.map((value) => ({ value, label: t(`move_reason_${value}`) }))}
      />
      <p className={css.note}>{t('move_means')}</p>
    </>
  );
}
