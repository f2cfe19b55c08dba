import { loadPacks } from '@narae/service-kit';
import type ENG from './locales/ENG.json';

/** Why a post was hidden, in every language. */
export const reasonTexts = await loadPacks<typeof ENG>(
  (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }),
);
