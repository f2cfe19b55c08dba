import { serviceTexts } from '@narae/i18n/service-texts';
import CHN from './locales/CHN.json' with { type: 'json' };
import ENG from './locales/ENG.json' with { type: 'json' };
import JPN from './locales/JPN.json' with { type: 'json' };
import KOR from './locales/KOR.json' with { type: 'json' };
import VTN from './locales/VTN.json' with { type: 'json' };

/** Texts of account's mails: `mailTexts(lanTp)('greeting')`. */
export const mailTexts = serviceTexts('accountMailTexts', { CHN, KOR, ENG, JPN, VTN });
