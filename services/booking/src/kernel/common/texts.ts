import { loadPacks } from '@narae/service-kit';
import type ENG from './locales/ENG.json';

/** What booking says outside of mails, in every language: why documents were rejected, and the heads of CSV files. */
export const bookingTexts = await loadPacks<typeof ENG>(
  (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }),
);
