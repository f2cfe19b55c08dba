export * from './aliases.ts';
export * from './format.ts';
export { useLanTp, useT } from './use-t.ts';
export {
  addPack,
  addPacks,
  forgetTexts,
  getLanTp,
  getT,
  hasPack,
  loadPack,
  setLanguage,
  subscribe,
  type Translate,
} from './store.ts';
export type { Pack, PackKey, PackLoader, Packs } from './packs.ts';
export type { ErrorKey } from './error-keys.ts';
export type { Params } from './interpolate.ts';
