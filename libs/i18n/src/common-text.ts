import { LANGUAGES, type LanTp } from '@narae/contracts/languages';
import CHN from '../locales/CHN/common.json' with { type: 'json' };
import KOR from '../locales/KOR/common.json' with { type: 'json' };
import ENG from '../locales/ENG/common.json' with { type: 'json' };
import JPN from '../locales/JPN/common.json' with { type: 'json' };
import VTN from '../locales/VTN/common.json' with { type: 'json' };
import type { Pack, PackKey } from './packs.ts';
import { createTexts, textOf, type Params } from './texts.ts';

const PACKS: Readonly<Record<LanTp, Pack>> = { CHN, KOR, ENG, JPN, VTN };

const texts = createTexts(
  Object.fromEntries(
    Object.entries(PACKS).map(([lanTp, common]) => [LANGUAGES[lanTp as LanTp].tag, { common }]),
  ),
);

/** For services (mails): carries every language. Browsers load one with `useT('common')`. */
export function commonText(lanTp: LanTp, key: PackKey<'common'>, params?: Params): string {
  return textOf(texts, lanTp, 'common', key, params);
}
