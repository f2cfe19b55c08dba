import { useId, type ReactNode } from 'react';
import { ChoiceGroup, RadioCard } from './choice.tsx';
import { Stepper } from './stepper.tsx';

export interface PerPersonItem {
  value: string;
  label: string;
  note?: ReactNode;
  /** Money, already formatted. */
  price?: string;
}

export interface PerPersonChoiceProps {
  legend: string;
  /** Under the legend: how many of the party have chosen. */
  hint?: ReactNode;
  /** Name of the way to take none of them. */
  none: string;
  items: readonly PerPersonItem[];
  /** People by item; what nobody takes may be absent. */
  counts: Readonly<Record<string, number>>;
  /** The items' counts are at most this many in all. */
  people: number;
  /** Only items that somebody takes. */
  onChange: (counts: Record<string, number>) => void;
}

/** A choice of which each person takes at most one: radios for one person, a stepper for each item for several. */
export function PerPersonChoice(props: PerPersonChoiceProps) {
  const { legend, hint, none, items, counts, people, onChange } = props;
  const name = useId();
  const countOf = (item: PerPersonItem): number => counts[item.value] ?? 0;
  const taken = items.reduce((sum, item) => sum + countOf(item), 0);
  const change = (next: Readonly<Record<string, number>>): void =>
    onChange(Object.fromEntries(items.flatMap(({ value }) => (next[value] ? [[value, next[value]]] : []))));

  if (people <= 1)
    return (
      <ChoiceGroup legend={legend}>
        <RadioCard name={name} title={none} checked={taken === 0} onChange={() => change({})} />
        {items.map((item) => (
          <RadioCard
            key={item.value}
            name={name}
            title={item.label}
            note={item.note}
            aside={item.price}
            checked={countOf(item) > 0}
            onChange={() => change({ [item.value]: 1 })}
          />
        ))}
      </ChoiceGroup>
    );
  return (
    <ChoiceGroup legend={legend} hint={hint}>
      {items.map((item) => (
        <Stepper
          key={item.value}
          label={item.price ? `${item.label} · ${item.price}` : item.label}
          note={item.note}
          value={countOf(item)}
          max={countOf(item) + Math.max(0, people - taken)}
          onChange={(count) => change({ ...counts, [item.value]: count })}
        />
      ))}
    </ChoiceGroup>
  );
}
