import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** The modules of one, which may be several that webpack has put into one. */
const partsOf = (module) => module.modules ?? [module];

/** Bytes of the sources in each file of a build, before minifying: `{ 'main.ab.js': { 'libs/ui/src/…/x.tsx': 1234 } }`. */
export function moduleSizes({ chunks, chunkGraph }) {
  const sizes = {};
  for (const chunk of chunks) {
    const own = {};
    for (const module of [...chunkGraph.getChunkModules(chunk)].flatMap(partsOf)) {
      const file = module.nameForCondition();
      if (!file) continue;
      const name = path.relative(repositoryRoot, file).replaceAll(path.sep, '/');
      own[name] = (own[name] ?? 0) + module.size();
    }
    for (const file of chunk.files) sizes[path.basename(file)] = own;
  }
  return sizes;
}
