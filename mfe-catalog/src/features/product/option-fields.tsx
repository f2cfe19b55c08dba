import type { Option, OptionMsg, ProductDetail } from '@narae/contracts';
import { firstParticipants, seatsNeeded } from '@narae/rules';
import { useFormat, useLocale, useT } from '@narae/shell-sdk';
import { OptionChoice } from '@narae/shop-ui';
import type { ReactNode } from 'react';
import { optionMessage, optionName } from './localised.ts';
import type { Selection } from './selection.ts';

interface OptionFieldsProps {
  readonly product: ProductDetail;
  readonly options: readonly Option[];
  readonly messages: readonly OptionMsg[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** Paid options, each with what should be read before it is chosen. */
export function OptionFields(props: OptionFieldsProps): ReactNode {
  const { product, options, messages, selection, onChange } = props;
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  return (
    <OptionChoice
      text={common}
      items={options.map((option) => {
        const message = messages.find((row) => row.opt_code === option.opt_code);
        return {
          kind: option.opt_kind,
          value: option.opt_code,
          label: optionName(option, lanTp),
          price: format.money(option.opt_price),
          note: message ? optionMessage(message, lanTp) : '',
        };
      })}
      counts={selection.options}
      people={seatsNeeded(selection.party, product)}
      first={firstParticipants(selection.party)}
      onChange={(counts) => onChange({ ...selection, options: counts })}
    />
  );
}
