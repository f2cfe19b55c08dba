import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    admin: typeof texts;
  }
}

/** What all back offices say: `useT('admin')`. */
addPacks('admin', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
