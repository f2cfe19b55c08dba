import type { ProductDetail } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { OptionFields } from './option-fields.tsx';
import { PartyFields } from './party-fields.tsx';
import { PriceLines } from './price-lines.tsx';
import { RoomFields } from './room-fields.tsx';
import type { Buying } from './use-buying.ts';

interface BuyingFormProps {
  readonly product: ProductDetail;
  readonly buying: Buying;
}

/** Everything that can be chosen of a product on sale, and what it costs line by line. */
export function BuyingForm({ product, buying }: BuyingFormProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { choices, selection, choose, price, units } = buying;
  return (
    <>
      <PartyFields
        product={product}
        party={selection.party}
        onChange={(party) => choose({ ...selection, party })}
      />
      {choices.waiting && <Skeleton shape="form" />}
      {choices.failed && (
        <p className={css.note} role="alert">
          {t('choices_fail')}{' '}
          <Button kind="quiet" onClick={choices.again}>
            {common('btn_retry')}
          </Button>
        </p>
      )}
      <RoomFields hotels={choices.hotels} selection={selection} onChange={choose} />
      <OptionFields
        product={product}
        options={choices.options}
        messages={choices.messages}
        selection={selection}
        onChange={choose}
      />
      <PriceLines product={product} price={price} units={units} />
    </>
  );
}
