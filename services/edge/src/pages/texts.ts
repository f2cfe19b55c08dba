import { loadPacks } from '@narae/service-kit';
import type ENG from './locales/ENG.json';

/** What pages say before their scripts run, the same words as on the screens. `{wait}` is the time to wait. */
export const pageTexts = await loadPacks<typeof ENG>(
  (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }),
);

export type ListTitle = keyof (typeof ENG)['listTitles'];
