import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const self = 'libs/tooling/docs.test.ts';
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:[cm]?[jt]sx?|css|html|json|md|yml)$/.test(file) && file !== 'package-lock.json')
  .filter((file) => file !== self && existsSync(path.join(root, file)));
const guides = files.filter((file) => file.endsWith('.md'));

/** The headings of the product rules, a file for each area. */
const ruleIds = files
  .filter((file) => file.startsWith('docs/product-rules/'))
  .flatMap((file) => [...read(file).matchAll(/^## ([A-Z]+-\d+) /gm)].map(([, id]) => id));
const defined = new Set([
  ...ruleIds,
  ...[...read('docs/architecture.md').matchAll(/^- \*\*(ARCH-\d+)\*\* /gm)].map(([, id]) => id),
]);
const areas = [...new Set([...defined].map((id) => id?.replace(/-\d+$/, '')))].join('|');
const citation = new RegExp(`(?<![\\w-])(?:${areas})-\\d+(?![\\w-])`, 'g');

/** Each place as `file: what`, for a readable failure. */
const places = (found: (text: string, file: string) => readonly string[], among = files): string[] =>
  among.flatMap((file) => found(read(file), file).map((what) => `${file}: ${what}`));

it('defines each identifier of a rule once', () => {
  expect(ruleIds.length).toBeGreaterThan(100);
  expect(ruleIds.filter((id, place) => ruleIds.indexOf(id) !== place)).toEqual([]);
});

it('knows every rule that is cited', () => {
  expect(places((text) => (text.match(citation) ?? []).filter((id) => !defined.has(id)))).toEqual([]);
});

it('cites no document outside the repository', () => {
  const outside = /spec §|design §|\(decisions[,:) ]|decisions, [A-Z]|decisions "/gi;
  expect(places((text) => text.match(outside) ?? [])).toEqual([]);
});

it('names only files and folders that exist', () => {
  const named = /`((?:services|libs|shell|mfe-(?!x\/)[a-z]+|docs)\/[\w./-]+)`/g;
  const missing = places(
    (text) =>
      [...text.matchAll(named)]
        .map(([, name = '']) => name)
        .filter((name) => !existsSync(path.join(root, name))),
    guides,
  );
  expect(missing).toEqual([]);
});

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
const anchorsIn = (file: string): string[] =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

it('links only to pages and sections that exist', () => {
  const broken = places(
    (text, file) =>
      [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => {
          const [page = '', anchor] = link.split('#');
          const target = page ? path.join(path.dirname(file), page) : file;
          if (!existsSync(path.join(root, target))) return true;
          return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor);
        }),
    guides,
  );
  expect(broken).toEqual([]);
});
