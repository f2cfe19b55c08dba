import { versionOf } from './version-of.mjs';

/**
 * Gives the chunks of a build a place of their own on a page. By webpack's own rules two builds of a remote share one,
 * by its name: the second takes chunks of the first for its own, so that a broken release would go on on the pages
 * that have met it, after it was taken back.
 */
export function ownChunks(compilation, uniqueName, sources) {
  const scripts = Object.keys(compilation.assets).filter((name) => name.endsWith('.js'));
  const build = versionOf(scripts.map((name) => [name, compilation.getAsset(name).source.buffer()])).slice(
    0,
    8,
  );
  for (const name of scripts) {
    const code = String(compilation.getAsset(name).source.source());
    const own = code
      .replaceAll(`webpackChunk${uniqueName}`, `chunks_${build}`)
      // By this the loader knows a script that is still on its way.
      .replaceAll(`"${uniqueName}:"`, `"${build}:"`);
    if (own !== code) compilation.updateAsset(name, new sources.RawSource(own));
  }
}
