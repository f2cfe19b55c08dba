import './own-packs.ts';

export * from './aliases.ts';
export * from './format.ts';
export { useLanTp, useT } from './use-t.ts';
export {
  addPack,
  addPacks,
  getLanTp,
  getT,
  hasPack,
  loadPack,
  setLanguage,
  subscribe,
  type Pack,
  type PackLoader,
  type Translate,
} from './store.ts';
export type { PackKey, Packs } from './packs.ts';
export type { ErrorKey } from './error-keys.ts';
export type { Params } from './interpolate.ts';
