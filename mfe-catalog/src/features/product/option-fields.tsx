import type { Option, OptionMsg, ProductDetail } from '@narae/contracts';
import { limits, onePerPerson, seatsNeeded } from '@narae/rules';
import { useFormat, useLocale, useT } from '@narae/shell-sdk';
import { MultiSelect, PerPersonChoice, Stepper } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { optionMessage, optionName } from './localised.ts';
import { chooseExtras, type Selection } from './selection.ts';

interface OptionFieldsProps {
  readonly product: ProductDetail;
  readonly options: readonly Option[];
  readonly messages: readonly OptionMsg[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** Paid options: seats and rooms at most one a person, extras for as many of the party as wanted (CART-4). */
export function OptionFields(props: OptionFieldsProps): ReactNode {
  const { product, options, messages, selection, onChange } = props;
  const t = useT(namespace);
  const { lanTp } = useLocale();
  const format = useFormat();
  const people = seatsNeeded(selection.party, product);
  const items = options.map((option) => {
    const message = messages.find((row) => row.opt_code === option.opt_code);
    return {
      kind: option.opt_kind,
      value: option.opt_code,
      label: optionName(option, lanTp),
      price: format.money(option.opt_price),
      note: message ? optionMessage(message, lanTp) : '',
    };
  });
  const extras = items.filter((item) => item.kind === 'extra');
  const chosen = extras.filter((item) => item.value in selection.options);
  return (
    <>
      {onePerPerson.map((kind) => {
        const ofKind = items.filter((item) => item.kind === kind);
        if (ofKind.length === 0) return null;
        const placed = ofKind.reduce((sum, item) => sum + (selection.options[item.value] ?? 0), 0);
        return (
          <PerPersonChoice
            key={kind}
            legend={t(`options_${kind}`)}
            hint={t('options_placed', { placed, all: people })}
            none={t(`options_${kind}_none`)}
            items={ofKind}
            counts={selection.options}
            people={people}
            onChange={(counts) => {
              const others = Object.entries(selection.options).filter(
                ([code]) => !ofKind.some((item) => item.value === code),
              );
              onChange({ ...selection, options: { ...Object.fromEntries(others), ...counts } });
            }}
          />
        );
      })}
      {extras.length > 0 && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('options')}</legend>
          <MultiSelect
            label={t('options_choose')}
            placeholder={t('options_none')}
            value={chosen.map((item) => item.value)}
            onChange={(codes) => onChange(chooseExtras(selection, options, codes))}
            options={extras}
          />
          {chosen.map((item) => (
            <Stepper
              key={item.value}
              label={item.label}
              note={t('option_participants')}
              value={selection.options[item.value] ?? 0}
              max={limits.option}
              onChange={(count) =>
                onChange({ ...selection, options: { ...selection.options, [item.value]: count } })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
