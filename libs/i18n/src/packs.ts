import type common from '../locales/ENG/common.json';
import type errors from '../locales/ENG/errors.json';

/**
 * Namespaces whose keys are checked by the compiler. A remote adds its own:
 * `declare module '@narae/i18n/packs' { interface Packs { catalog: typeof import('./locales/ENG.json') } }`
 */
export interface Packs {
  common: typeof common;
  errors: typeof errors;
}

type Stem<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;

/** Keys of a namespace; plural forms are asked for by their stem. Any text for a namespace not declared above. */
export type PackKey<Ns extends string> = Ns extends keyof Packs ? Stem<keyof Packs[Ns] & string> : string;

export type Pack = Readonly<Record<string, string>>;
export type PackLoader = () => Promise<Pack | { readonly default: Pack }>;
