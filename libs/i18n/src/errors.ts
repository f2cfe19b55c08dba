import type { LanTp } from '@narae/contracts/languages';
import type { MessageKey } from '@narae/contracts/message-keys';
import { OWN_PACKS } from './own-packs.ts';
import { serviceTexts } from './service-texts.ts';
import type { Params } from './texts.ts';

const texts = await serviceTexts<Readonly<Record<MessageKey, string>>>('errors', OWN_PACKS.errors);

/** For services: carries every language (CALL-3). Browsers load one with `useT('errors')`. */
export const errorText = (lanTp: LanTp, key: MessageKey, params?: Params): string =>
  texts(lanTp)(key, params);
