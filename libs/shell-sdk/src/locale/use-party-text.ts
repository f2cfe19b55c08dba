import type { MemType } from '@narae/contracts';
import { useT } from '@narae/i18n';

/** As much of a price's category as its words take (`CategoryPrice` of the rules). */
export interface PartyCategory {
  readonly memType: MemType;
  readonly count: number;
  /** Percent taken off; 100 is free. */
  readonly discountPct: number;
}

/** A party in the reader's words, discounts included: "2 adults, 1 child (2% off)", "成人2名、儿童1名（优惠2%）". */
export function usePartyText(): (categories: readonly PartyCategory[]) => string {
  const common = useT('common');
  const words = ({ memType, count, discountPct }: PartyCategory): string => {
    const who = common(`party_${memType}`, { count });
    if (discountPct === 100) return common('party_free', { who });
    return discountPct > 0 ? common('party_discounted', { who, pct: discountPct }) : who;
  };
  return (categories) =>
    categories
      .filter(({ count }) => count > 0)
      .map(words)
      .reduce((some, more) => (some === '' ? more : common('party_and', { some, more })), '');
}
