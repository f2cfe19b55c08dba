export { SSR_BUNDLE, SSR_PARTS, isSsrFile } from '../release-files.mjs';
export { bundleHost, bundleRemote, bundleStart } from './bundle.mjs';
export { classNameOf } from './class-name.mjs';
export { bringsPacks, expandPacks, foldersOfPacks } from './expand-packs.mjs';
export { emittedAssets, partsOf } from './parts-of.mjs';
