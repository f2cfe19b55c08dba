import { transformSync, version as swcVersion } from '@swc/core';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../.cache/jest-modules');
mkdirSync(folder, { recursive: true });

/** What swc makes of a TypeScript module for Node and for jest. */
export const swcOptions = (react) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: react },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
});

const options = [swcOptions(false), swcOptions(true)];
const base = createHash('sha256')
  .update(JSON.stringify([swcVersion, options]))
  .digest('hex');

/** Written under another name first: a second worker never reads half a file. */
const write = (file, text) => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
};

/**
 * A TypeScript module as JavaScript, from the cache on disk where its content was met before.
 * @returns the text, and where its source map lies
 */
export const transformed = (file) => {
  const source = readFileSync(file, 'utf8');
  const name = createHash('sha256').update(base).update(file).update(source).digest('hex');
  const code = path.join(folder, `${name}.js`);
  const map = `${code}.map`;
  if (existsSync(code)) return { code: readFileSync(code, 'utf8'), map, source };
  const output = transformSync(source, {
    ...options[file.endsWith('x') ? 1 : 0],
    filename: file,
    sourceMaps: true,
    configFile: false,
    swcrc: false,
  });
  write(map, output.map);
  write(code, output.code);
  return { code: output.code, map, source };
};
