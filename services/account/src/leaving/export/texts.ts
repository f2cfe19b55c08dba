import { loadPacks } from '@narae/service-kit';
import type ENG from './locales/ENG.json';

/** The README of a member’s copy. `{folders}` names the missing ones. */
export const readmeTexts = await loadPacks<typeof ENG>(
  (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }),
);
