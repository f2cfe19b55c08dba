import type { Option, OptionMsg } from '@narae/contracts';
import { limits } from '@narae/rules';
import { useFormat, useLocale, useT } from '@narae/shell-sdk';
import { MultiSelect, Stepper } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { optionMessage, optionName } from './localised.ts';
import { chooseOptions, type Selection } from './selection.ts';

interface OptionFieldsProps {
  readonly options: readonly Option[];
  readonly messages: readonly OptionMsg[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** Paid options: which, and for how many of the party (CART-4). */
export function OptionFields({ options, messages, selection, onChange }: OptionFieldsProps): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  const format = useFormat();
  if (options.length === 0) return null;
  const chosen = options.filter((option) => option.opt_code in selection.options);
  const messageOf = (code: string): string => {
    const message = messages.find((row) => row.opt_code === code);
    return message ? optionMessage(message, lanTp) : '';
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('options')}</legend>
      <MultiSelect
        label={t('options_choose')}
        placeholder={t('options_none')}
        value={chosen.map((option) => option.opt_code)}
        onChange={(codes) => onChange(chooseOptions(selection, codes))}
        options={options.map((option) => ({
          value: option.opt_code,
          label: optionName(option, lanTp),
          price: format.money(option.opt_price),
          note: messageOf(option.opt_code),
        }))}
      />
      {chosen.map((option) => (
        <Stepper
          key={option.opt_code}
          label={optionName(option, lanTp)}
          note={t('option_participants')}
          value={selection.options[option.opt_code] ?? 0}
          max={limits.option}
          onChange={(count) =>
            onChange({ ...selection, options: { ...selection.options, [option.opt_code]: count } })
          }
        />
      ))}
    </fieldset>
  );
}
