import { addPacks } from '@narae/i18n';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    shell: typeof texts;
  }
}

addPacks('shell', (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
