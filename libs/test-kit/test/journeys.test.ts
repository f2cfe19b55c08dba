import { readdirSync, readFileSync } from 'node:fs';

const kit = new URL('../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, kit), 'utf8');

const specs = readdirSync(new URL('e2e/', kit)).filter((name) => name.endsWith('.spec.ts'));

/** Each file once for each time that a pattern occurs in it. */
const filesWith = (pattern: RegExp): string[] =>
  specs.flatMap((name) => [...textOf(`e2e/${name}`).matchAll(pattern)].map(() => name)).sort();

/** A test with the tag that begins its line: a test in a loop or in a group does not. */
const journey = /^test\(\s*'[^']+',\s*\{ tag: '@journey' \},/gm;

it('marks ten browser tests as journeys, and the README lists each in a line of its own', () => {
  const [, section = ''] = /^## Journeys$([^]*?)^## /m.exec(textOf('README.md')) ?? [];
  const listed = [...section.matchAll(/^(\d+)\. .+ \(`([\w-]+\.spec\.ts)`\)$/gm)];
  expect(listed.map(([, number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(filesWith(journey)).toEqual(listed.map(([, , file = '']) => file).sort());
});

it('tags nothing but whole tests as journeys', () => {
  expect(filesWith(/@journey/g)).toEqual(filesWith(journey));
});
