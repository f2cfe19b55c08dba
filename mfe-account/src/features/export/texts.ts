import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    accountExport: typeof texts;
  }
}

addPacks('accountExport', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
