import type { ProductDetail } from '@narae/contracts';
import type { Price } from '@narae/rules';
import { useFormat, usePartyText, useT } from '@narae/shell-sdk';
import { LineItems, type LineItem } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { depositParts } from './deposit-parts.ts';

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
  const deposit = depositParts(product, price.total);
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
  if (deposit)
    lines.push(
      {
        label: t('deposit_now', { pct: format.percent(deposit.pct / 100) }),
        amount: format.money(deposit.first, price.currency),
      },
      {
        label: t('deposit_later', { day: format.date(deposit.day, 'day') }),
        amount: format.money(price.total - deposit.first, price.currency),
      },
    );
  return <LineItems lines={lines} />;
}
