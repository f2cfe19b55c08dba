import { shouldInstrument } from '@jest/transform';
import Runtime from 'jest-runtime';
import { createRequire, register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformed } from './transformed.mjs';

const JEST = Symbol.for('narae.jest');
const TYPESCRIPT = /\.tsx?$/;

/** A frame or a coverage entry of a module by its file; a suite's own address ends in its number. */
const fileOf = (address) =>
  address.startsWith('file://') ? fileURLToPath(address.replace(/\?.*$/, '')) : address;

let registered = false;
let suites = 0;

/**
 * jest's runtime without a context for each suite: Node loads a suite and its modules, and what an earlier suite of
 * the worker loaded is there already. No module can be mocked (`jest.unstable_mockModule`) in it.
 */
export default class SharedRuntime extends Runtime {
  constructor(...values) {
    super(...values);
    if (!registered) register(new URL('./typescript-hooks.mjs', import.meta.url));
    registered = true;
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    globalThis[JEST] = { ...globals, jest: this.jestGlobals.jestObjectFor(this._testPath) };
  }

  /** jest-circus keeps the tests of a suite in its modules: each suite has it anew. */
  requireInternalModule(from, to) {
    const own = createRequire(from);
    const file = own.resolve(to ?? from);
    if (file.includes('/jest-circus/')) delete own.cache[file];
    return own(file);
  }

  requireModule(from, moduleName) {
    return createRequire(from)(moduleName ?? from);
  }

  unstable_importModule(file) {
    suites += 1;
    return import(`${pathToFileURL(file).href}?suite=${suites}`);
  }

  /** Looked up when a stack is shown, so that nothing is kept for suites that pass. */
  getSourceMaps() {
    return {
      get: (address) => (TYPESCRIPT.test(fileOf(address)) ? transformed(fileOf(address)).map : undefined),
      *[Symbol.iterator]() {},
    };
  }

  getAllV8CoverageInfoCopy() {
    const results = this.v8Coverage.result.filter(
      ({ url }) => url.startsWith('file://') && TYPESCRIPT.test(fileOf(url)),
    );
    const files = results.map(({ url }) => fileOf(url));
    return results
      .map((result) => ({ ...result, url: fileOf(result.url) }))
      .filter(({ url }) => shouldInstrument(url, this._coverageOptions, this._config, files))
      .map((result) => {
        const { code, map, source } = transformed(result.url);
        return { result, codeTransformResult: { code, originalCode: source, sourceMapPath: map } };
      });
  }
}
