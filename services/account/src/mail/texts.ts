import { serviceTexts } from '@narae/i18n/service-texts';
import type ENG from './locales/ENG.json';

/** Texts of account's mails: `mailTexts(lanTp)('greeting')`. */
export const mailTexts = await serviceTexts<typeof ENG>(
  'accountMailTexts',
  (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }),
);
