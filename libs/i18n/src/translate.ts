import { LANGUAGES, type LanTp } from './aliases.ts';
import { interpolate, type Params } from './interpolate.ts';
import type { Pack } from './packs.ts';

const rules = new Map<LanTp, Intl.PluralRules>();

function pluralOf(count: number, lanTp: LanTp): string {
  const known = rules.get(lanTp) ?? new Intl.PluralRules(LANGUAGES[lanTp].tag);
  rules.set(lanTp, known);
  return known.select(count);
}

/**
 * One text of a pack: `key_one` or `key_other` by `count` where the pack tells them apart, params put in. A text that
 * is missing comes back as its key. The platform knows the plurals; a library for them would be a tenth of the
 * first visit's scripts.
 */
export function translate(pack: Pack | undefined, lanTp: LanTp, key: string, params?: Params): string {
  const count = params?.['count'];
  const form = typeof count === 'number' ? pack?.[`${key}_${pluralOf(count, lanTp)}`] : undefined;
  return interpolate(form ?? pack?.[key] ?? key, params);
}
