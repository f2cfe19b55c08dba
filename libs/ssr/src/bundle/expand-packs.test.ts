import { LAN_TPS } from '@narae/contracts/languages';
import path from 'node:path';
import { expandPacks } from './expand-packs.mjs';

const root = path.join(import.meta.dirname, '../../../..');
const imports = (code: string): string[] =>
  [...code.matchAll(/(\w+): \(\) => import\('([^']+)'/g)].map(([, lanTp, file]) => `${lanTp} ${file}`).sort();

test.each([
  ['shell/src/texts.ts', './locales/${lanTp}.json', (lanTp: string) => `./locales/${lanTp}.json`],
  [
    'libs/i18n/src/own-packs.ts',
    '../locales/${lanTp}/common.json',
    (lanTp: string) => `../locales/${lanTp}/common.json`,
  ],
  ['shell/src/pages/legal/x.tsx', './terms.${lanTp}.json', (lanTp: string) => `./terms.${lanTp}.json`],
])('a template of packs in %s becomes an import of each language', (file, template, nameOf) => {
  const expanded = expandPacks(
    `const load = (lanTp) => import(\`${template}\`, { with: { type: 'json' } });`,
    path.join(root, file),
  );
  expect(imports(expanded)).toEqual(LAN_TPS.map((lanTp) => `${lanTp} ${nameOf(lanTp)}`).sort());
  expect(expanded).toMatch(
    /^const load = \(lanTp\) => \(\{ .*\{ with: \{ type: 'json' \} \}\) \}\)\[lanTp\]\(\);$/,
  );
});

test('other imports stay as they are', () => {
  const code = "import('./page.tsx'); import(`./${name}.ts`); `./locales/${lanTp}.json`;";
  expect(expandPacks(code, path.join(root, 'shell/src/texts.ts'))).toBe(code);
});

test('a template that no language has a file for is a mistake', () => {
  const code = 'const load = (lanTp) => import(`./nothing/${lanTp}.json`);';
  expect(() => expandPacks(code, path.join(root, 'shell/src/texts.ts'))).toThrow(/nothing/);
  expect(() => expandPacks(code.replace('nothing', 'home'), path.join(root, 'shell/src/texts.ts'))).toThrow(
    'no language has a file',
  );
});
