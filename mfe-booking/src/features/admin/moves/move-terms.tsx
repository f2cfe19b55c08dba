import type { DeskMovePrice, MoveDays, MoveReason } from '@narae/contracts';
import { deskMovePrices, moveReasons } from '@narae/contracts/order-admin-limits';
import { useFormat, useT } from '@narae/shell-sdk';
import type { FormState } from '@narae/shell-sdk/form';
import { ChoiceGroup, RadioCard, SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './moves.module.css';

/** What the desk decides about a move (ORDER-21). */
export interface MoveForm {
  /** The new departure; empty before one is chosen. */
  readonly prod_id: string;
  readonly price: DeskMovePrice;
  readonly reason: MoveReason;
}

export const firstTerms: MoveForm = { prod_id: '', price: 'agreed', reason: 'not-running' };

interface MoveDate extends MoveDays {
  readonly seats_left: number;
  /** Why it cannot be chosen; absent where it can. */
  readonly stop?: string | undefined;
  readonly aside?: string | undefined;
}

interface MoveDatesProps {
  readonly form: FormState<MoveForm>;
  readonly dates: readonly MoveDate[];
}

/** The dates to choose from, with seats; says so where there are none. */
export function MoveDates({ form, dates }: MoveDatesProps): ReactNode {
  const t = useT('bookingOrders');
  const common = useT('common');
  const format = useFormat();
  if (dates.length === 0) return <p className={css.note}>{t('move_none')}</p>;
  const { ref, error } = form.wire('prod_id');
  return (
    <ChoiceGroup legend={t('move_which')} error={error}>
      {dates.map((date, i) => (
        <RadioCard
          key={date.prod_id}
          ref={i === 0 ? ref : undefined}
          name="move-date"
          value={date.prod_id}
          checked={date.prod_id === form.values.prod_id}
          disabled={date.stop !== undefined}
          onChange={() => form.set({ prod_id: date.prod_id })}
          title={format.when(date, 'day')}
          note={date.stop ?? common('seats_left', { count: date.seats_left })}
          aside={date.aside}
        />
      ))}
    </ChoiceGroup>
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
