import type { LanTp } from '@narae/contracts/languages';
import CHN from '../locales/CHN/common.json' with { type: 'json' };
import KOR from '../locales/KOR/common.json' with { type: 'json' };
import ENG from '../locales/ENG/common.json' with { type: 'json' };
import JPN from '../locales/JPN/common.json' with { type: 'json' };
import VTN from '../locales/VTN/common.json' with { type: 'json' };
import type { PackKey } from './packs.ts';
import { serviceTexts } from './service-texts.ts';
import type { Params } from './texts.ts';

const texts = serviceTexts('common', { CHN, KOR, ENG, JPN, VTN });

/** For services (mails): carries every language. Browsers load one with `useT('common')`. */
export const commonText = (lanTp: LanTp, key: PackKey<'common'>, params?: Params): string =>
  texts(lanTp)(key, params);
