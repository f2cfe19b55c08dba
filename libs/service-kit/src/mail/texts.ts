import { serviceTexts } from '@narae/i18n/service-texts';
import type ENG from './locales/ENG.json';

/** Texts of the layout that all mails share. */
export const layoutTexts = await serviceTexts<typeof ENG>(
  'mailLayout',
  (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }),
);
