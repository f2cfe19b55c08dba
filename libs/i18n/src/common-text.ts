import type { LanTp } from '@narae/contracts/languages';
import { OWN_PACKS } from './own-packs.ts';
import type { PackKey, Packs } from './packs.ts';
import { serviceTexts } from './service-texts.ts';
import type { Params } from './texts.ts';

const texts = await serviceTexts<Packs['common']>('common', OWN_PACKS.common);

/** For services (mails): carries every language. Browsers load one with `useT('common')`. */
export const commonText = (lanTp: LanTp, key: PackKey<'common'>, params?: Params): string =>
  texts(lanTp)(key, params);
