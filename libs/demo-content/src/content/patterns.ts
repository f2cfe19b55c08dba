import type { LanguagePatterns, PerLanguage } from './types.ts';
import { patterns as CHN } from '../../locales/CHN/patterns.ts';
import { patterns as ENG } from '../../locales/ENG/patterns.ts';
import { patterns as JPN } from '../../locales/JPN/patterns.ts';
import { patterns as KOR } from '../../locales/KOR/patterns.ts';
import { patterns as VTN } from '../../locales/VTN/patterns.ts';

/** Of each language; tests of texts read it. */
export const PATTERNS: PerLanguage<LanguagePatterns> = { CHN, KOR, ENG, JPN, VTN };
