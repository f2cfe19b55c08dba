import type { PacksLoader } from './packs.ts';

/** A table, since bundlers that go straight to the exports skip a file imported for calls of addPacks. */
export const OWN_PACKS = {
  common: (lanTp) => import(`../locales/${lanTp}/common.json`, { with: { type: 'json' } }),
  errors: (lanTp) => import(`../locales/${lanTp}/errors.json`, { with: { type: 'json' } }),
} satisfies Readonly<Record<string, PacksLoader>>;
