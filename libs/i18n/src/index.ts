export * from '@narae/contracts/languages';
export { perLanguage, wireField, wireText } from '@narae/contracts/localized';
export * from './format.ts';
export { useLanTp, useT } from './use-t.ts';
export { forgetTexts, getLanTp, getT, setLanguage, subscribe, type Translate } from './language.ts';
export { addPack, addPacks, loadPack } from './load-packs.ts';
export type { Pack, PackKey, PackLoader, Packs } from './packs.ts';
export type { MessageKey } from '@narae/contracts/message-keys';
export type { Params } from './texts.ts';
