import type { LanTp } from '@narae/contracts/languages';
import type { PackLoader } from './packs.ts';

/** A table, since bundlers that go straight to the exports skip a file imported for calls of addPacks. */
export const OWN_PACKS: Readonly<Record<string, Readonly<Record<LanTp, PackLoader>>>> = {
  common: {
    CHN: () => import('../locales/CHN/common.json', { with: { type: 'json' } }),
    KOR: () => import('../locales/KOR/common.json', { with: { type: 'json' } }),
    ENG: () => import('../locales/ENG/common.json', { with: { type: 'json' } }),
    JPN: () => import('../locales/JPN/common.json', { with: { type: 'json' } }),
    VTN: () => import('../locales/VTN/common.json', { with: { type: 'json' } }),
  },

  errors: {
    CHN: () => import('../locales/CHN/errors.json', { with: { type: 'json' } }),
    KOR: () => import('../locales/KOR/errors.json', { with: { type: 'json' } }),
    ENG: () => import('../locales/ENG/errors.json', { with: { type: 'json' } }),
    JPN: () => import('../locales/JPN/errors.json', { with: { type: 'json' } }),
    VTN: () => import('../locales/VTN/errors.json', { with: { type: 'json' } }),
  },
};
