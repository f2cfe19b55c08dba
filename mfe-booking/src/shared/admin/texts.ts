import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    bookingAdmin: typeof texts;
  }
}

/** Texts that no shopper carries. */
addPacks('bookingAdmin', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
