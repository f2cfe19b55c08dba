import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    booking: typeof texts;
  }
}

export const namespace = 'booking';

addPacks(namespace, (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }));
