import { serviceTexts } from '@narae/i18n/service-texts';
import type ENG from './locales/ENG.json';

/** The README of a member’s copy. */
export const readmeTexts = await serviceTexts<typeof ENG>(
  'readme',
  (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }),
);
