import { loadPacks } from '@narae/service-kit';
import type ENG from './locales/ENG.json';

/** Names of the refund schedules that the shop opens with. */
export const scheduleTexts = await loadPacks<typeof ENG>(
  (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }),
);
