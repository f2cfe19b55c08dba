import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    accountAdmin: typeof texts;
  }
}

/** Texts that no shopper carries. */
addPacks('accountAdmin', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
