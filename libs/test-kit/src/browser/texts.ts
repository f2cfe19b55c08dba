import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanTp } from '@narae/contracts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

const files = {
  common: (lanTp: LanTp) => `libs/i18n/locales/${lanTp}/common.json`,
  errors: (lanTp: LanTp) => `libs/i18n/locales/${lanTp}/errors.json`,
  shell: (lanTp: LanTp) => `shell/src/locales/${lanTp}.json`,
  account: (lanTp: LanTp) => `mfe-account/src/locales/${lanTp}.json`,
  booking: (lanTp: LanTp) => `mfe-booking/src/locales/${lanTp}.json`,
  catalog: (lanTp: LanTp) => `mfe-catalog/src/locales/${lanTp}.json`,
  catalogAdmin: (lanTp: LanTp) => `mfe-catalog/src/shared/admin/locales/${lanTp}.json`,
  community: (lanTp: LanTp) => `mfe-community/src/locales/${lanTp}.json`,
} as const;

export type PackName = keyof typeof files;

const packs = new Map<string, Readonly<Record<string, string>>>();
const packOf = (name: PackName, lanTp: LanTp): Readonly<Record<string, string>> => {
  const file = files[name](lanTp);
  const known = packs.get(file);
  if (known) return known;
  const pack = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
  packs.set(file, pack);
  return pack;
};

/** What the shop says in one language: `say('booking.reserve')`, with `{{parameters}}` filled in. */
export type Say = (
  key: `${PackName}.${string}`,
  params?: Readonly<Record<string, string | number>>,
) => string;

/** The shop's own words in a language, so that a test presses what a shopper reads and survives a better wording. */
export const wordsIn =
  (lanTp: LanTp): Say =>
  (key, params = {}) => {
    const [pack, name] = key.split('.') as [PackName, string];
    const text = packOf(pack, lanTp)[name];
    if (text === undefined) throw new Error(`${key} is not among the texts of ${lanTp}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, param: string) => String(params[param] ?? ''));
  };
