import type { Option } from '@narae/contracts';
import { limits, payingHeads } from '@narae/rules';
import { useFormat, useLocale, useT, wireText } from '@narae/shell-sdk';
import { MultiSelect, Stepper } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import type { RowDraft } from './row-draft.ts';

interface OptionEditorProps {
  readonly options: readonly Option[];
  readonly draft: RowDraft;
  readonly onChange: (draft: RowDraft) => void;
}

/** Existing options with participants, and a list to add from. */
export function OptionEditor({ options, draft, onChange }: OptionEditorProps): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  const format = useFormat();
  const nameOf = (option: Option): string => wireText(option, 'opt_', 'nm', lanTp);
  const chosen = options.filter((option) => option.opt_code in draft.options);
  const choose = (codes: readonly string[]): void =>
    onChange({
      ...draft,
      options: Object.fromEntries(
        codes.map((code) => [code, draft.options[code] ?? Math.min(limits.option, payingHeads(draft.party))]),
      ),
    });
  return (
    <>
      <MultiSelect
        label={t('options')}
        placeholder={t('options_none')}
        value={chosen.map((option) => option.opt_code)}
        onChange={choose}
        options={options.map((option) => ({
          value: option.opt_code,
          label: nameOf(option),
          price: format.money(option.opt_price),
        }))}
      />
      {chosen.map((option) => (
        <Stepper
          key={option.opt_code}
          label={nameOf(option)}
          note={t('option_participants')}
          value={draft.options[option.opt_code] ?? 0}
          max={limits.option}
          onChange={(count) =>
            onChange({ ...draft, options: { ...draft.options, [option.opt_code]: count } })
          }
        />
      ))}
    </>
  );
}
