import type { CartItem, Currency, Option } from '@narae/contracts';
import { firstParticipants, seatsNeeded } from '@narae/rules';
import { useFormat, useLocale, useT, wireText } from '@narae/shell-sdk';
import { OptionChoice } from '@narae/shop-ui';
import type { ReactNode } from 'react';
import type { RowDraft } from './row-draft.ts';

interface OptionEditorProps {
  readonly item: CartItem;
  readonly options: readonly Option[];
  readonly draft: RowDraft;
  /** Of their prices; the page's own where it is not named. */
  readonly currency?: Currency;
  readonly onChange: (draft: RowDraft) => void;
}

/** The paid options of a row. */
export function OptionEditor({ item, options, draft, currency, onChange }: OptionEditorProps): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  return (
    <OptionChoice
      text={common}
      items={options.map((option) => ({
        kind: option.opt_kind,
        value: option.opt_code,
        label: wireText(option, 'opt_', 'nm', lanTp),
        price: format.money(option.opt_price, currency),
      }))}
      counts={draft.options}
      people={seatsNeeded(draft.party, item)}
      first={firstParticipants(draft.party)}
      onChange={(counts) => onChange({ ...draft, options: counts })}
    />
  );
}
