import CHN from '../locales/CHN/errors.json' with { type: 'json' };
import KOR from '../locales/KOR/errors.json' with { type: 'json' };
import ENG from '../locales/ENG/errors.json' with { type: 'json' };
import JPN from '../locales/JPN/errors.json' with { type: 'json' };
import VTN from '../locales/VTN/errors.json' with { type: 'json' };
import type { LanTp } from './aliases.ts';
import { isErrorKey, type ErrorKey } from './error-keys.ts';
import { interpolate, type Params } from './interpolate.ts';

export { ERROR_KEYS, isErrorKey, type ErrorKey } from './error-keys.ts';

const CATALOGUE: Readonly<Record<LanTp, Readonly<Record<ErrorKey, string>>>> = { CHN, KOR, ENG, JPN, VTN };

/**
 * The sentence a person reads for an error key (CALL-3), in their language.
 * Carries all five catalogues: for services. Browsers load one with `useT('errors')`.
 */
export function errorText(lanTp: LanTp, key: string, params?: Params): string {
  return interpolate(CATALOGUE[lanTp][isErrorKey(key) ? key : 'internal_fail'], params);
}
