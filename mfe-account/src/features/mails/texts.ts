import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    accountMails: typeof texts;
  }
}

addPacks('accountMails', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
