import type { MoveDays } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { ChoiceGroup, RadioCard } from '@narae/ui';
import type { ReactNode, Ref } from 'react';
import css from './date-choices.module.css';

export interface DateChoice extends MoveDays {
  readonly seats_left: number;
  /** Why it cannot be chosen; empty where it can. */
  readonly stop: string;
  /** What it costs or gives back; shown where it can be chosen. */
  readonly price?: string | undefined;
  readonly below?: ReactNode;
}

interface DateChoicesProps {
  readonly legend: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** The first date, for the focus where the choice is wrong. */
  readonly control?: Ref<HTMLInputElement>;
  readonly dates: readonly DateChoice[];
  /** `prod_id`; empty where none is. */
  readonly chosen: string;
  readonly onChoose: (prod_id: string) => void;
}

/** Other dates of a trip, each with its seats, or why it cannot be had (ORDER-20, ORDER-21, CART-13). */
export function DateChoices(props: DateChoicesProps): ReactNode {
  const { legend, hint, error, control, dates, chosen, onChoose } = props;
  const common = useT('common');
  const format = useFormat();
  return (
    <ChoiceGroup legend={legend} hint={hint} error={error}>
      {dates.map(({ seats_left, stop, price, below, ...date }, i) => (
        <div key={date.prod_id} className={css.date}>
          <RadioCard
            ref={i === 0 ? control : undefined}
            name="other-date"
            value={date.prod_id}
            checked={date.prod_id === chosen}
            disabled={stop !== ''}
            onChange={() => onChoose(date.prod_id)}
            title={format.when(date, 'day')}
            note={stop || common('seats_left', { count: seats_left })}
            aside={stop ? undefined : price}
          />
          {below}
        </div>
      ))}
    </ChoiceGroup>
  );
}
