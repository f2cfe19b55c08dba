import { expandPacks, foldersOfPacks } from '@narae/ssr/bundle';

/** A webpack loader that writes out the languages of a template of packs; a new language's file builds its modules again. */
export default function languagePacks(source) {
  for (const folder of foldersOfPacks(source, this.resourcePath)) this.addContextDependency(folder);
  return expandPacks(source, this.resourcePath);
}
