import type { CartItem, Option } from '@narae/contracts';
import { limits, onePerPerson, payingHeads, seatsNeeded } from '@narae/rules';
import { useFormat, useLocale, useT, wireText } from '@narae/shell-sdk';
import { MultiSelect, PerPersonChoice, Stepper } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import type { RowDraft } from './row-draft.ts';

interface OptionEditorProps {
  readonly item: CartItem;
  readonly options: readonly Option[];
  readonly draft: RowDraft;
  readonly onChange: (draft: RowDraft) => void;
}

/** Paid options: seats and rooms at most one a person, extras with their participants and a list to add from (CART-4). */
export function OptionEditor({ item, options, draft, onChange }: OptionEditorProps): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  const format = useFormat();
  const people = seatsNeeded(draft.party, item);
  const entries = options.map((option) => ({
    kind: option.opt_kind,
    value: option.opt_code,
    label: wireText(option, 'opt_', 'nm', lanTp),
    price: format.money(option.opt_price),
  }));
  const extras = entries.filter(({ kind }) => kind === 'extra');
  /** Takes the counts of some of the options and leaves those of the others. */
  const set = (some: typeof entries, counts: Readonly<Record<string, number>>): void => {
    const others = Object.entries(draft.options).filter(
      ([code]) => !some.some(({ value }) => value === code),
    );
    onChange({ ...draft, options: { ...Object.fromEntries(others), ...counts } });
  };
  const chosen = extras.filter(({ value }) => value in draft.options);
  return (
    <>
      {onePerPerson.map((kind) => {
        const ofKind = entries.filter((entry) => entry.kind === kind);
        if (ofKind.length === 0) return null;
        const placed = ofKind.reduce((sum, { value }) => sum + (draft.options[value] ?? 0), 0);
        return (
          <PerPersonChoice
            key={kind}
            legend={t(`options_${kind}`)}
            hint={t('options_placed', { placed, all: people })}
            none={t(`options_${kind}_none`)}
            items={ofKind}
            counts={draft.options}
            people={people}
            onChange={(counts) => set(ofKind, counts)}
          />
        );
      })}
      {extras.length > 0 && (
        <MultiSelect
          label={t('options')}
          placeholder={t('options_none')}
          value={chosen.map(({ value }) => value)}
          onChange={(codes) =>
            set(
              extras,
              Object.fromEntries(
                codes.map((code) => [
                  code,
                  draft.options[code] ?? Math.min(limits.option, payingHeads(draft.party)),
                ]),
              ),
            )
          }
          options={extras}
        />
      )}
      {chosen.map(({ value, label }) => (
        <Stepper
          key={value}
          label={label}
          note={t('option_participants')}
          value={draft.options[value] ?? 0}
          max={limits.option}
          onChange={(count) => onChange({ ...draft, options: { ...draft.options, [value]: count } })}
        />
      ))}
    </>
  );
}
