import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { compressedCopies } from './compressed-copies.mjs';

const KEPT_RELEASES = 3;
const VERSION = /^[0-9a-f]{12}$/;

/**
 * Turns a build into a release: every file moves below a folder named by the content of the whole build
 * (`dist/<version>/…`, served as `/<app>/<version>/…` and immutable), text files get `.br` and `.gz` copies,
 * and `describe` adds the few files that may change in place (`remote.json`, `index.html`).
 * Releases of the last builds stay, because open tabs still ask for their chunks.
 */
export class ReleasePlugin {
  constructor({ compress, describe }) {
    this.compress = compress;
    this.describe = describe;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'ReleasePlugin', stage }, async (assets) => {
        if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
        const files = Object.keys(assets).sort();
        const version = versionOf(compilation, files);
        if (this.compress) {
          for (const [name, content] of await compressedCopies(compilation, files)) {
            compilation.emitAsset(`${version}/${name}`, new sources.RawSource(content));
          }
        }
        for (const file of files) compilation.renameAsset(file, `${version}/${file}`);
        for (const [name, text] of Object.entries(await this.describe({ version, compilation }))) {
          compilation.emitAsset(name, new sources.RawSource(text), { minimized: true });
        }
      });
    });
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', () => dropOldReleases(compiler.outputPath));
  }
}

function versionOf(compilation, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    if (file.endsWith('.map')) continue;
    hash.update(file).update(compilation.getAsset(file).source.buffer());
  }
  return hash.digest('hex').slice(0, 12);
}

async function dropOldReleases(folder) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => VERSION.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT_RELEASES);
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { recursive: true, force: true })));
}
