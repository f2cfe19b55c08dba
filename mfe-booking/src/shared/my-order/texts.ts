import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    bookingMyOrder: typeof texts;
  }
}

/** A pack of its own, so that carts and payments carry none of it. */
addPacks('bookingMyOrder', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
