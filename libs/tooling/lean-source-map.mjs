import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * A source map that names the line of each line, without columns and without the sources themselves. Node keeps what it has
 * read of a map in memory as long as the process runs, an array for each mapping: 45 MB for the whole site.
 * @param text a source map as JSON
 */
export function leanSourceMap(text) {
  const { sourcesContent: _, ...map } = JSON.parse(text);
  const lines = decode(map.mappings).map((mappings) => mappings.slice(0, 1));
  return JSON.stringify({ ...map, mappings: encode(lines) });
}
