import { serviceTexts } from '@narae/i18n/service-texts';
import CHN from './locales/CHN.json' with { type: 'json' };
import ENG from './locales/ENG.json' with { type: 'json' };
import JPN from './locales/JPN.json' with { type: 'json' };
import KOR from './locales/KOR.json' with { type: 'json' };
import VTN from './locales/VTN.json' with { type: 'json' };

/** Texts of booking's mails and calendar entries (ORDER-8): `mailTexts(lanTp)('order_number')`. */
export const mailTexts = serviceTexts('bookingMails', { CHN, KOR, ENG, JPN, VTN });
