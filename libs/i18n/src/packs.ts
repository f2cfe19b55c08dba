import type { LanTp } from '@narae/contracts/languages';
import type common from '../locales/ENG/common.json';
import type errors from '../locales/ENG/errors.json';

/** Keys the compiler checks: `declare module '@narae/i18n/packs' { interface Packs { catalog: … } }` in a remote. */
export interface Packs {
  common: typeof common;
  errors: typeof errors;
}

export type Stem<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;

/** Plural forms go by their stem. Any text for a namespace not declared above. */
export type PackKey<Ns extends string> = Ns extends keyof Packs ? Stem<keyof Packs[Ns] & string> : string;

export type Pack = Readonly<Record<string, string>>;
/** Imports the pack of a language by its name: ``import(`./locales/${lanTp}.json`)``. Builds write the languages out. */
export type PacksLoader = (lanTp: LanTp) => ReturnType<PackLoader>;
export type PackLoader = () => Promise<Pack | { readonly default: Pack }>;
