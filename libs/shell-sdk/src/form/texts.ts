import { addPacks } from '@narae/i18n';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    forms: typeof texts;
  }
}

/** What every form says: `useT('forms')`. */
addPacks('forms', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
