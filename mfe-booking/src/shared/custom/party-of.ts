import type { PartyCounts } from '@narae/contracts';
import { countField, memTypes } from '@narae/rules';
import type { PartyCategory } from '@narae/shell-sdk';

const nothingOff = { teen_pct: 0, children_pct: 0 } as const;

/** A party as `usePartyText` takes it; with a quote's percents it also says what is let off, and that infants are free (CUSTOM-2). */
export const partyOf = (
  counts: PartyCounts,
  quote?: { readonly teen_pct: number; readonly children_pct: number },
): PartyCategory[] => {
  const { teen_pct, children_pct } = quote ?? nothingOff;
  const off = { adult: 0, teen: teen_pct, children: children_pct, child: quote ? 100 : 0 };
  return memTypes.map((memType) => ({
    memType,
    count: counts[countField[memType]],
    discountPct: off[memType],
  }));
};
