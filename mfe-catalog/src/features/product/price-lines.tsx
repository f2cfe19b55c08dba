import type { ProductDetail } from '@narae/contracts';
import type { Price } from '@narae/rules';
import { useFormat, usePartyText, useT } from '@narae/shell-sdk';
import { LineItems, type LineItem } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { useDepositLines } from './deposit-lines.ts';

interface PriceLinesProps {
  readonly product: ProductDetail;
  readonly price: Price;
}

/** What the total is made of: who travels, options, rooms (look: Detail); and in which parts it is paid (MONEY-12). */
export function PriceLines({ product, price }: PriceLinesProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const party = usePartyText();
  const depositLines = useDepositLines();
  const lines: LineItem[] = [
    {
      label: t('travellers'),
      detail: party(price.categories),
      amount: format.money(price.cost, price.currency),
    },
  ];
  if (price.originOption > 0)
    lines.push({ label: common('unit_options'), amount: format.money(price.option, price.currency) });
  if (price.originHotel > 0)
    lines.push({ label: common('unit_hotel'), amount: format.money(price.hotel, price.currency) });
  return <LineItems lines={[...lines, ...depositLines(product, price)]} />;
}
