import type { ProductDetail } from '@narae/contracts';
import { useT, useFormat, usePartyText, serverTime } from '@narae/shell-sdk';
import { Button, Skeleton, LineItems, type LineItem } from '@narae/ui';
import type { ReactNode } from 'react';
import {
  shownUnits,
  type LineUnit,
  type Price,
  balanceBy,
  depositPctOn,
  firstPartOf,
  seoulDay,
} from '@narae/rules';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { OptionFields, PartyFields, RoomFields } from './trip-fields.tsx';
import type { Buying } from './use-buying.ts';

interface BuyingFormProps {
  readonly product: ProductDetail;
  readonly buying: Buying;
}

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

interface PriceLinesProps {
  readonly product: ProductDetail;
  readonly price: Price;
  readonly units: Buying['units'];
}

/** What the total is made of (look: Detail), with prices for one (MONEY-11) and parts of payment (MONEY-12). */
function PriceLines({ product, price, units }: PriceLinesProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const party = usePartyText();
  const deposit = depositParts(product, price.total);
  const unitPrices = (line: number, of: readonly LineUnit[]): string[] =>
    shownUnits(line, price.dealBasR, of).map((unit) => format.unitPrice(unit, price.currency));
  /** "2 × $25, 4 × $93.44" */
  const detail = (line: number, of: readonly LineUnit[]): string => {
    const prices = unitPrices(line, of);
    return of.map(({ times }, at) => `${times}\u00a0×\u00a0${prices[at] ?? ''}`).join(', ');
  };
  const [each = ''] = unitPrices(price.cost, units.cost);
  const lines: LineItem[] = [
    {
      label: t('travellers'),
      detail: `${party(price.categories)} · ${common('price_per_person', { price: each })}`,
      amount: format.money(price.cost, price.currency),
    },
  ];
  if (price.originOption > 0)
    lines.push({
      label: common('unit_options'),
      detail: detail(price.option, units.option),
      amount: format.money(price.option, price.currency),
    });
  if (price.originHotel > 0)
    lines.push({
      label: common('unit_hotel'),
      detail: detail(price.hotel, units.hotel),
      amount: format.money(price.hotel, price.currency),
    });
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

/** The deposit, its percent and the day of the rest; null where all is paid at once (MONEY-12). */
const depositParts = (product: ProductDetail, total: number) => {
  const sold = { ...product, start_day: product.ymd_format };
  const pct = depositPctOn(sold, seoulDay(serverTime()));
  const first = pct && firstPartOf(total, pct);
  return first && { pct, first, day: balanceBy(sold) };
};
