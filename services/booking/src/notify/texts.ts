import { serviceTexts } from '@narae/i18n/service-texts';
import type ENG from './locales/ENG.json';

/** Texts of booking's mails and calendar entries (ORDER-8): `mailTexts(lanTp)('order_number')`. */
export const mailTexts = await serviceTexts<typeof ENG>(
  'bookingMails',
  (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }),
);
