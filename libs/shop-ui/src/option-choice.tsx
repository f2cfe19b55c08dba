import { limits, onePerPerson } from '@narae/rules';
import { ChoiceGroup, MultiSelect, RadioCard, Stepper } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import css from './option-choice.module.css';
import type { TripChoiceText } from './trip-choice.tsx';

interface PerPersonItem {
  value: string;
  label: string;
  note?: ReactNode;
  price?: string;
  /** How many can still be taken; absent where it is not limited (SEAT-9). */
  left?: number | undefined;
}

const isGone = ({ left }: PerPersonItem, count: number): boolean =>
  left !== undefined && left < 1 && count < 1;

const mostOf = ({ left }: PerPersonItem, most: number): number => Math.min(most, left ?? most);

/** Said from so few on. */
const FEW_LEFT = 10;

const withLeft = <Item extends PerPersonItem>(item: Item, text: TripChoiceText): Item => {
  const { left, note } = item;
  if (left === undefined || left > FEW_LEFT) return item;
  const said = left < 1 ? text('state_sold_out') : text('option_left', { count: left });
  return {
    ...item,
    note: (
      <>
        <span className={css.left}>{said}</span>
        {note}
      </>
    ),
  };
};

interface PerPersonChoiceProps {
  legend: string;
  hint?: ReactNode;
  none: string;
  items: readonly PerPersonItem[];
  counts: Readonly<Record<string, number>>;
  /** The counts add up to at most this many. */
  travellers: number;
  onChange: (counts: Record<string, number>) => void;
}

/** Each person takes at most one: radios for one person, a stepper for each item for several. */
export function PerPersonChoice(props: PerPersonChoiceProps) {
  const { legend, hint, none, items, counts, travellers, onChange } = props;
  const name = useId();
  const countOf = (item: PerPersonItem): number => counts[item.value] ?? 0;
  const taken = items.reduce((sum, item) => sum + countOf(item), 0);
  const change = (next: Readonly<Record<string, number>>): void =>
    onChange(Object.fromEntries(items.flatMap(({ value }) => (next[value] ? [[value, next[value]]] : []))));

  if (travellers <= 1)
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
            disabled={isGone(item, countOf(item))}
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
          max={mostOf(item, countOf(item) + Math.max(0, travellers - taken))}
          onChange={(count) => change({ ...counts, [item.value]: count })}
        />
      ))}
    </ChoiceGroup>
  );
}

export interface OptionItem extends PerPersonItem {
  kind: (typeof onePerPerson)[number] | 'extra';
}

interface OptionChoiceProps {
  items: readonly OptionItem[];
  /** Participants by item; a chosen extra may have none yet. */
  counts: Readonly<Record<string, number>>;
  onChange: (counts: Record<string, number>) => void;
  people: number;
  first: number;
  text: TripChoiceText;
}

/** Seats and rooms at most one a person, extras with their participants (CART-4). */
export function OptionChoice({ items: offered, counts, onChange, people, first, text }: OptionChoiceProps) {
  const items = offered.map((item) => withLeft(item, text));
  const extras = items.filter(({ kind }) => kind === 'extra');
  const chosen = extras.filter(({ value }) => value in counts);
  const firstOf = (code: string): number => {
    const item = extras.find(({ value }) => value === code);
    return item ? mostOf(item, first) : first;
  };
  const change = (some: readonly OptionItem[], next: Readonly<Record<string, number>>): void => {
    const others = Object.entries(counts).filter(([code]) => !some.some(({ value }) => value === code));
    onChange({ ...Object.fromEntries(others), ...next });
  };
  return (
    <>
      {onePerPerson.map((kind) => {
        const ofKind = items.filter((item) => item.kind === kind);
        if (ofKind.length === 0) return null;
        const placed = ofKind.reduce((sum, { value }) => sum + (counts[value] ?? 0), 0);
        return (
          <PerPersonChoice
            key={kind}
            legend={text(`options_${kind}`)}
            hint={text('options_placed', { placed, all: people })}
            none={text(`options_${kind}_none`)}
            items={ofKind}
            counts={counts}
            travellers={people}
            onChange={(next) => change(ofKind, next)}
          />
        );
      })}
      {extras.length > 0 && (
        <div className={css.list}>
          <MultiSelect
            label={text('options')}
            placeholder={text('options_none')}
            value={chosen.map(({ value }) => value)}
            onChange={(codes) =>
              change(extras, Object.fromEntries(codes.map((code) => [code, counts[code] ?? firstOf(code)])))
            }
            options={extras.map((item) => ({ ...item, disabled: isGone(item, counts[item.value] ?? 0) }))}
          />
          {chosen.map(({ value, label, ...item }) => (
            <Stepper
              key={value}
              label={label}
              note={text('option_participants')}
              value={counts[value] ?? 0}
              max={mostOf({ ...item, value, label }, limits.option)}
              onChange={(count) => onChange({ ...counts, [value]: count })}
            />
          ))}
        </div>
      )}
    </>
  );
}
