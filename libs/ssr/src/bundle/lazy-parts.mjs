import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import { transform } from 'esbuild';
import { nameOfFile } from './class-name.mjs';
import { expandPacks } from './expand-packs.mjs';

const recorder = '@narae/ssr/used-parts';
const recorderName = '__usePart';

/** Wraps each `import('./part.tsx')` of a module so that the page it is rendered for is known to use that part. */
export function recordParts(code, file) {
  const [imports] = parse(code);
  const lazy = imports.filter(({ d, n }) => d >= 0 && n?.startsWith('.'));
  if (lazy.length === 0) return code;
  let recorded = code;
  for (const { n, ss, se } of lazy.reverse()) {
    const part = JSON.stringify(nameOfFile(path.resolve(path.dirname(file), n)));
    recorded = `${recorded.slice(0, ss)}${recorderName}(${part}, () => ${recorded.slice(ss, se)})${recorded.slice(se)}`;
  }
  return `import { usePart as ${recorderName} } from '${recorder}';\n${recorded}`;
}

export const lazyPartsPlugin = {
  name: 'lazy-parts',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      if (file.includes('/node_modules/')) return undefined;
      await init;
      const { code } = await transform(expandPacks(await readFile(file, 'utf8'), file), {
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        jsx: 'automatic',
        target: 'node20',
        sourcefile: file,
      });
      return { contents: recordParts(code, file), loader: 'js' };
    });
  },
};
