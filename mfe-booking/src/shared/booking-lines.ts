import type { CartItem } from '@narae/contracts';
import { countField, discountPct, memTypes, payingShare, shownUnits } from '@narae/rules';
import { useFormat, usePartyText, useT } from '@narae/shell-sdk';
import type { LineItem } from '@narae/ui';

/** A row of the cart, or one that is being changed. */
export type PricedBooking = Pick<
  CartItem,
  | 'adult_cnt'
  | 'teen_cnt'
  | 'children_cnt'
  | 'child_cnt'
  | 'discounts'
  | 'origin_price'
  | 'deal_bas_r'
  | 'prod_price_tp'
  | 'cost_price'
  | 'option_price'
  | 'hotel_price'
  | 'total_price'
> & {
  readonly options: readonly Pick<
    CartItem['options'][number],
    'opt_name' | 'origin_price' | 'participant_cnt'
  >[];
  readonly hotels: readonly Pick<
    CartItem['hotels'][number],
    'hotel_type_nm' | 'origin_hotel_price' | 'personnel_cnt'
  >[];
};

interface Unit {
  readonly name: string;
  readonly originPrice: number;
  readonly times: number;
}

const optionUnits = (item: PricedBooking): Unit[] =>
  item.options.map((option) => ({
    name: option.opt_name,
    originPrice: option.origin_price,
    times: option.participant_cnt,
  }));

const roomUnits = (item: PricedBooking): Unit[] =>
  item.hotels.map((room) => ({
    name: room.hotel_type_nm,
    originPrice: room.origin_hotel_price,
    times: room.personnel_cnt,
  }));

/** Each line with its prices for one (MONEY-11); amounts are the server's own. */
export function useBookingLines(): (item: PricedBooking) => {
  lines: LineItem[];
  total: { label: string; amount: string };
} {
  const common = useT('common');
  const format = useFormat();
  const party = usePartyText();
  return (item) => {
    const { deal_bas_r, prod_price_tp } = item;
    const money = (amount: number): string => format.money(amount, prod_price_tp);
    /** "Ground seat 2 × $25"; a line breaks before the number, never inside the product. */
    const detail = (line: number, units: readonly Unit[]) => {
      const prices = shownUnits(line, deal_bas_r, units);
      return units
        .map(
          ({ name, times }, at) =>
            `${name} ${times}\u00a0×\u00a0${format.unitPrice(prices[at] ?? 0, prod_price_tp)}`,
        )
        .join(', ');
    };
    const categories = memTypes.map((memType) => ({
      memType,
      count: item[countField[memType]],
      discountPct: discountPct(memType, item.discounts),
    }));
    const share = { originPrice: item.origin_price, times: payingShare(item, item.discounts) };
    const [unit = 0] = shownUnits(item.cost_price, deal_bas_r, [share]);
    const each = common('price_per_person', { price: format.unitPrice(unit, prod_price_tp) });
    const lines: LineItem[] = [
      {
        label: common('step_travellers'),
        detail: `${party(categories)} · ${each}`,
        amount: money(item.cost_price),
      },
    ];
    if (item.options.length > 0) {
      lines.push({
        label: common('unit_options'),
        detail: detail(item.option_price, optionUnits(item)),
        amount: money(item.option_price),
      });
    }
    if (item.hotels.length > 0) {
      lines.push({
        label: common('unit_hotel'),
        detail: detail(item.hotel_price, roomUnits(item)),
        amount: money(item.hotel_price),
      });
    }
    return { lines, total: { label: common('unit_total'), amount: money(item.total_price) } };
  };
}
