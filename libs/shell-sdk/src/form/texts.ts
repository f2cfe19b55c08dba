import { addPacks } from '@narae/i18n';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    forms: typeof texts;
  }
}

/** What every form says: `useT('forms')`. */
addPacks('forms', {
  CHN: () => import('./locales/CHN.json', { with: { type: 'json' } }),
  KOR: () => import('./locales/KOR.json', { with: { type: 'json' } }),
  ENG: () => import('./locales/ENG.json', { with: { type: 'json' } }),
  JPN: () => import('./locales/JPN.json', { with: { type: 'json' } }),
  VTN: () => import('./locales/VTN.json', { with: { type: 'json' } }),
});
