import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import type ENG from '../../locales/ENG/patterns.json';
import type { LanguagePatterns, PerLanguage } from './types.ts';

const load = async (lanTp: LanTp): Promise<LanguagePatterns> => {
  const { default: found } = (await import(`../../locales/${lanTp}/patterns.json`, {
    with: { type: 'json' },
  })) as { readonly default: typeof ENG };
  return {
    has: new RegExp(found.has),
    hasNot: new RegExp(found.hasNot),
    weekdays: found.weekdays,
    onceAMonth: new RegExp(found.onceAMonth, 'g'),
    exits: new RegExp(found.exits, 'gi'),
  };
};

/** Of each language; tests of texts read it. */
export const PATTERNS = Object.fromEntries(
  await Promise.all(LAN_TPS.map(async (lanTp) => [lanTp, await load(lanTp)] as const)),
) as PerLanguage<LanguagePatterns>;
