import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    communityAdmin: typeof texts;
  }
}

/** No shopper loads these texts. */
addPacks('communityAdmin', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
