import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { emittedAssets, partsOf, SSR_BUNDLE, SSR_PARTS } from '@narae/ssr/bundle';
import { writeCopies } from './compressed-copies.mjs';
import { moduleSizes } from './module-sizes.mjs';
import { ownChunks } from './own-chunks.mjs';
import { versionOf } from './version-of.mjs';

const KEPT_RELEASES = 3;
const VERSION = /^[0-9a-f]{12}$/;

/**
 * Turns a build into a release: every file moves below a folder named by the content of the whole build
 * (`dist/<version>/…`, served as `/<app>/<version>/…` and immutable), with `compress` text files get `.br` and `.gz` copies,
 * `also` adds sources that count as part of it, and `describe` the few files that may change in place (`remote.json`,
 * `index.html`). A production build also says which modules are in which file (`modules.json`, not part of the release).
 * Releases of the last builds stay, because open tabs still ask for their chunks.
 */
export class ReleasePlugin {
  /** `bundleSsr` bundles what renders pages on the edge, given the names of the emitted assets. */
  constructor({ compress, describe, bundleSsr, also = {} }) {
    this.compress = compress;
    this.bundleSsr = bundleSsr;
    this.describe = describe;
    this.also = also;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    /** The version of the last build without errors. */
    let release;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'ReleasePlugin', stage }, async () => {
        if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
        ownChunks(compilation, compilation.outputOptions.uniqueName, sources);
        for (const [name, file] of Object.entries(this.also)) {
          compilation.fileDependencies.add(file);
          compilation.emitAsset(name, new sources.RawSource(await readFile(file)), { minimized: true });
        }
        if (this.bundleSsr) {
          const bundle = await this.bundleSsr(emittedAssets(compilation));
          // As it is: what the minifier changed after this would not add up to the release's name.
          const asItIs = { minimized: true };
          compilation.emitAsset(SSR_BUNDLE, new sources.RawSource(Buffer.from(bundle)), asItIs);
          const parts = JSON.stringify(partsOf(compilation), null, 2);
          compilation.emitAsset(SSR_PARTS, new sources.RawSource(parts), asItIs);
        }
        const files = Object.keys(compilation.assets).sort();
        const version = versionOf(files.map((file) => [file, compilation.getAsset(file).source.buffer()]));
        release = version;
        for (const file of files) compilation.renameAsset(file, `${version}/${file}`);
        if (compiler.options.mode === 'production') {
          const sizes = JSON.stringify(moduleSizes(compilation));
          compilation.emitAsset('modules.json', new sources.RawSource(sizes), { minimized: true });
        }
        for (const [name, text] of Object.entries(await this.describe({ version, compilation }))) {
          compilation.emitAsset(name, new sources.RawSource(text), { minimized: true });
        }
      });
    });
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async () => {
      await dropOldReleases(compiler.outputPath);
      if (this.compress && release) await writeCopies(path.join(compiler.outputPath, release));
    });
  }
}

async function dropOldReleases(folder) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => VERSION.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT_RELEASES);
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { recursive: true, force: true })));
}
