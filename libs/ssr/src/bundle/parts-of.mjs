import { nameOfFile } from './class-name.mjs';

const blocksOf = (block) => [block, ...block.blocks.flatMap(blocksOf)];

/** Files of each part by its first source file: `{ 'mfe-x/src/…/page.tsx': ['12.ab.js', '12.cd.css'] }`. */
export function partsOf(compilation) {
  const { moduleGraph, chunkGraph } = compilation;
  const parts = {};
  for (const module of compilation.modules) {
    for (const block of module.blocks.flatMap(blocksOf)) {
      const target = moduleGraph.getModule(block.dependencies[0])?.nameForCondition();
      const group = chunkGraph.getBlockChunkGroup(block);
      if (target && group)
        parts[nameOfFile(target)] = group.getFiles().filter((file) => !file.endsWith('.map'));
    }
  }
  return parts;
}

export function emittedAssets(compilation) {
  return new Map(
    compilation
      .getAssets()
      .filter(({ info }) => info.sourceFilename)
      .map(({ name, info }) => [info.sourceFilename, name]),
  );
}
