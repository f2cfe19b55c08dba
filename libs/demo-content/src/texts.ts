import { perLanguage } from '@narae/contracts/localized';
import { CHN } from '../locales/CHN/index.ts';
import { ENG } from '../locales/ENG/index.ts';
import { JPN } from '../locales/JPN/index.ts';
import { KOR } from '../locales/KOR/index.ts';
import { VTN } from '../locales/VTN/index.ts';
import type { PerLanguage } from './content/types.ts';

/** What the demo content says in one language; types compare each pack with the English one. */
type Pack = typeof ENG;

const PACKS: PerLanguage<Pack> = { CHN, KOR, ENG, JPN, VTN };

/** One text, or one object of texts, in every language. */
export const textsOf = <T>(pick: (pack: Pack) => T): PerLanguage<T> =>
  perLanguage((lanTp) => pick(PACKS[lanTp]));
