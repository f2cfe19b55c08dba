import type { CartItem } from '@narae/contracts';
import { countField, memTypes } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import type { LineItem } from '@narae/ui';

/** "Adult × 2, Child × 1". */
export function usePartyText(): (item: CartItem) => string {
  const common = useT('common');
  return (item) =>
    memTypes
      .filter((memType) => item[countField[memType]] > 0)
      .map((memType) => `${common(`traveller_${memType}`)} × ${item[countField[memType]]}`)
      .join(', ');
}

/** The lines of a booking's sum: travellers, each option, rooms; amounts are the server's own. */
export function useBookingLines(): (item: CartItem) => {
  lines: LineItem[];
  total: { label: string; amount: string };
} {
  const common = useT('common');
  const format = useFormat();
  const party = usePartyText();
  return (item) => {
    const money = (amount: number): string => format.money(amount, item.prod_price_tp);
    const lines: LineItem[] = [
      { label: common('step_travellers'), detail: party(item), amount: money(item.cost_price) },
    ];
    if (item.options.length > 0) {
      const detail = item.options
        .map((option) => `${option.opt_name} × ${option.participant_cnt}`)
        .join(', ');
      lines.push({ label: common('unit_options'), detail, amount: money(item.option_price) });
    }
    if (item.hotels.length > 0) {
      const detail = item.hotels.map((room) => `${room.hotel_type_nm} × ${room.personnel_cnt}`).join(', ');
      lines.push({ label: common('unit_hotel'), detail, amount: money(item.hotel_price) });
    }
    return { lines, total: { label: common('unit_total'), amount: money(item.total_price) } };
  };
}
