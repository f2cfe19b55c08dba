import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    bookingCompanions: typeof texts;
  }
}

addPacks('bookingCompanions', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
