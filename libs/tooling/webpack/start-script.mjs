import { createHash } from 'node:crypto';
import { bundleStart } from '@narae/ssr/bundle';

/** Adds the script that starts the others of a page, `start.<content>.js`. */
export class StartScriptPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StartScriptPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'StartScriptPlugin', stage }, async () => {
        const text = await bundleStart();
        const content = createHash('sha256').update(text).digest('hex').slice(0, 8);
        compilation.emitAsset(`start.${content}.js`, new sources.RawSource(text), { minimized: true });
      });
    });
  }
}
