import { roomBounds } from '@narae/rules';
import { ChoiceGroup } from './choice.tsx';
import { Stepper } from './stepper.tsx';
import type { TripChoiceText } from './trip-choice-text.ts';

export interface RoomItem {
  value: string;
  label: string;
  /** What a person pays, in words. */
  note: string;
  type: keyof typeof roomBounds;
}

export interface RoomChoiceProps {
  items: readonly RoomItem[];
  /** Persons by item. */
  counts: Readonly<Record<string, number>>;
  onChange: (counts: Record<string, number>) => void;
  /** How many need a bed. */
  people: number;
  text: TripChoiceText;
}

/** Persons in single and double rooms; together they must be everybody who needs a bed (CART-5). */
export function RoomChoice({ items, counts, onChange, people, text }: RoomChoiceProps) {
  if (items.length === 0) return null;
  const placed = items.reduce((sum, { value }) => sum + (counts[value] ?? 0), 0);
  return (
    <ChoiceGroup legend={text('rooms')} hint={text('rooms_placed', { placed, all: people })}>
      {items.map(({ value, label, note, type }) => (
        <Stepper
          key={value}
          label={label}
          note={note}
          value={counts[value] ?? 0}
          {...roomBounds[type]}
          onChange={(persons) => onChange({ ...counts, [value]: persons })}
        />
      ))}
    </ChoiceGroup>
  );
}
