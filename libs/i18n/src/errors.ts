import { LANGUAGES, type LanTp } from '@narae/contracts/languages';
import CHN from '../locales/CHN/errors.json' with { type: 'json' };
import KOR from '../locales/KOR/errors.json' with { type: 'json' };
import ENG from '../locales/ENG/errors.json' with { type: 'json' };
import JPN from '../locales/JPN/errors.json' with { type: 'json' };
import VTN from '../locales/VTN/errors.json' with { type: 'json' };
import type { MessageKey } from '@narae/contracts/message-keys';
import { createTexts, textOf, type Params } from './texts.ts';

const CATALOGUE: Readonly<Record<LanTp, Readonly<Record<MessageKey, string>>>> = { CHN, KOR, ENG, JPN, VTN };

const texts = createTexts(
  Object.fromEntries(
    Object.entries(CATALOGUE).map(([lanTp, errors]) => [LANGUAGES[lanTp as LanTp].tag, { errors }]),
  ),
);

/** For services: carries every language (CALL-3). Browsers load one with `useT('errors')`. */
export function errorText(lanTp: LanTp, key: MessageKey, params?: Params): string {
  return textOf(texts, lanTp, 'errors', key, params);
}
