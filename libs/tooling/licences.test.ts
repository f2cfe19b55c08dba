import { readFileSync } from 'node:fs';
import path from 'node:path';
import { auditOutcome } from './bin/lib/audit-outcome.mjs';
import { isAllowed, packagesOf, unallowed } from './bin/lib/licences.mjs';
import { root } from './bin/lib/run.mjs';

type Lock = Parameters<typeof packagesOf>[0];

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR X) AND (GPL-3.0-only OR Y)', false],
  ['AGPL-3.0-only', false],
  ['none', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s: allowed is %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

it('every package that is installed may be used, and one that may not is named', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const packages = packagesOf(lock);
  expect(packages.length).toBeGreaterThan(1_000);
  expect(unallowed(packages)).toEqual([]);
  const taken = { name: '@a/taken', version: '1.0.0', licence: 'SSPL-1.0' };
  const more = packagesOf({
    packages: {
      'libs/ui': {},
      'node_modules/@narae/ui': { link: true },
      'node_modules/x/node_modules/@a/taken': { version: '1.0.0', license: 'SSPL-1.0' },
      'node_modules/other': { name: 'axe-core', version: '4.0.0', license: 'GPL-3.0-only' },
    },
  });
  expect(unallowed(more)).toEqual([taken, { name: 'axe-core', version: '4.0.0', licence: 'GPL-3.0-only' }]);
});

describe('npm run audit', () => {
  const found = (severity: string): string =>
    JSON.stringify({ vulnerabilities: { a: { name: 'a', severity, range: '<2' } } });

  it.each([
    ['nothing found', '{"vulnerabilities":{}}', 0],
    ['a small hole', found('moderate'), 0],
    ['a grave hole', found('high'), 1],
    ['a registry without it', '{"statusCode":405,"method":"POST","uri":"https://r.example/bulk"}', 0],
    ['a registry that fails', '{"statusCode":503,"message":"busy"}', 2],
    ['no answer', '', 2],
  ])('%s', (_, json, code) => {
    expect(auditOutcome(json)).toMatchObject({ code });
  });

  it('says that and why it is skipped', () => {
    const { lines } = auditOutcome('{"statusCode":404,"method":"POST","uri":"https://r.example/bulk"}');
    expect(lines).toEqual(['Skipped: this registry has no audit (POST https://r.example/bulk: 404).']);
  });
});
