import { limits, onePerPerson } from '@narae/rules';
import css from './choice.module.css';
import { MultiSelect } from './multi-select.tsx';
import { PerPersonChoice, type PerPersonItem } from './per-person-choice.tsx';
import { Stepper } from './stepper.tsx';
import type { TripChoiceText } from './trip-choice-text.ts';

export interface OptionItem extends PerPersonItem {
  kind: (typeof onePerPerson)[number] | 'extra';
}

export interface OptionChoiceProps {
  items: readonly OptionItem[];
  /** Participants by item; an extra that is chosen may have none yet. */
  counts: Readonly<Record<string, number>>;
  onChange: (counts: Record<string, number>) => void;
  /** How many take at most one seat and one room each. */
  people: number;
  /** Participants an extra begins with. */
  first: number;
  text: TripChoiceText;
}

/** Paid options: seats and rooms at most one a person, extras with their participants and a list to choose from (CART-4). */
export function OptionChoice({ items, counts, onChange, people, first, text }: OptionChoiceProps) {
  const extras = items.filter(({ kind }) => kind === 'extra');
  const chosen = extras.filter(({ value }) => value in counts);
  /** Takes the counts of some of the items and leaves those of the others. */
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
            people={people}
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
              change(extras, Object.fromEntries(codes.map((code) => [code, counts[code] ?? first])))
            }
            options={extras}
          />
          {chosen.map(({ value, label }) => (
            <Stepper
              key={value}
              label={label}
              note={text('option_participants')}
              value={counts[value] ?? 0}
              max={limits.option}
              onChange={(count) => onChange({ ...counts, [value]: count })}
            />
          ))}
        </div>
      )}
    </>
  );
}
