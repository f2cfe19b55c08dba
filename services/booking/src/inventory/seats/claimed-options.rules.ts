import type { ClaimedOption, StockLine } from './seat-ledger.model.ts';

type Claiming = { readonly options?: readonly ClaimedOption[] };

/** How many all claims take, by opt_code. */
export const optionsIn = (claims: readonly Claiming[]): ReadonlyMap<string, number> => {
  const taken = new Map<string, number>();
  for (const { opt_code, count } of claims.flatMap(({ options = [] }) => options))
    taken.set(opt_code, (taken.get(opt_code) ?? 0) + count);
  return taken;
};

/** Whatever their order; a claim that says nothing of options has those that are asked for. */
export const hasOptions = (claim: Claiming, options: readonly ClaimedOption[]): boolean => {
  if (claim.options === undefined) return true;
  const has = optionsIn([claim]);
  return has.size === options.length && options.every(({ opt_code, count }) => has.get(opt_code) === count);
};

/** A limited option of which fewer are left than are wanted (SEAT-9). */
export interface OptionShort {
  readonly opt_code: string;
  readonly left: number;
}

/** The first option that is short; null where all are to be had. Options without a line are unlimited. */
export const shortOption = (
  stock: readonly Pick<StockLine, 'opt_code' | 'remaining'>[],
  wanted: ReadonlyMap<string, number>,
): OptionShort | null => {
  const short = stock.find(({ opt_code, remaining }) => remaining < (wanted.get(opt_code) ?? 0));
  return short ? { opt_code: short.opt_code, left: Math.max(0, short.remaining) } : null;
};

/** What a booking must take beyond what it has, by opt_code. */
export const optionsBeyond = (
  wanted: readonly ClaimedOption[],
  has: readonly ClaimedOption[],
): ClaimedOption[] => {
  const own = optionsIn([{ options: has }]);
  return wanted.flatMap(({ opt_code, count }) => {
    const more = count - (own.get(opt_code) ?? 0);
    return more > 0 ? [{ opt_code, count: more }] : [];
  });
};
