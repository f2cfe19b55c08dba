import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    bookingCustom: typeof texts;
  }
}

/** A pack of its own, so that carts and orders carry none of it. */
addPacks('bookingCustom', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
