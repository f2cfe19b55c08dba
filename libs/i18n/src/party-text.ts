import type { MemType } from '@narae/contracts';
import type { PackKey } from './packs.ts';
import type { Params } from './texts.ts';

/** The part of a price's category that its words need (`CategoryPrice` of the rules). */
export interface PartyCategory {
  readonly memType: MemType;
  readonly count: number;
  /** 100 is free. */
  readonly discountPct: number;
}

type SayCommon = (key: PackKey<'common'>, params?: Params) => string;

/** "2 adults, 1 child (2% off)", "成人2名、儿童1名（优惠2%）". */
export function partyText(common: SayCommon, categories: readonly PartyCategory[]): string {
  const words = ({ memType, count, discountPct }: PartyCategory): string => {
    const who = common(`party_${memType}`, { count });
    if (discountPct === 100) return common('party_free', { who });
    return discountPct > 0 ? common('party_discounted', { who, pct: discountPct }) : who;
  };
  return categories
    .filter(({ count }) => count > 0)
    .map(words)
    .reduce((some, more) => (some === '' ? more : common('party_and', { some, more })), '');
}
