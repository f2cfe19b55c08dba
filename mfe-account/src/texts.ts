import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    account: typeof texts;
  }
}

export const namespace = 'account';

addPacks(namespace, (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
