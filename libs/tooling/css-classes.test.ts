import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';

const root = fileURLToPath(new URL('../../', import.meta.url));
const components = execFileSync('git', ['ls-files', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));

const classesOf = (file: string): ReadonlySet<string> => {
  const { exports } = transform({ filename: file, code: readFileSync(file), cssModules: true });
  return new Set(Object.keys(exports ?? {}));
};

/** Uses of a style sheet's classes as `css.name`; computed names (`css[kind]`) are left to the types of the kind. */
const missing = components.flatMap((file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, from = '']) => {
    const known = classesOf(path.resolve(root, path.dirname(file), from));
    const used = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used ?? '');
    return used.filter((one) => !known.has(one)).map((one) => `${file}: ${one}`);
  });
});

test('every class that a component names is in its style sheet', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
