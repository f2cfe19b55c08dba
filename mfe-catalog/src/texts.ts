import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    catalog: typeof texts;
  }
}

export const namespace = 'catalog';

addPacks(namespace, (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
