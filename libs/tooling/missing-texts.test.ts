import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leaves, missingFile, missingTexts, renewMissing } from './bin/lib/missing-texts.mjs';

let root: string;
const write = async (file: string, value: unknown): Promise<void> => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), JSON.stringify(value));
};
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'missing-'));
  await write('shop/ENG.json', { pay: 'Pay', save: 'Save', heads: ['Day', 'Sum'] });
  await write('shop/THA.json', { pay: 'ชำระเงิน', save: 'Save', heads: ['Day', 'ยอดรวม'] });
  const texts = { 'shop/*.json': ['pay', 'save', 'heads.0', 'heads.1'], 'rules/table.ts': ['THA'] };
  await write(missingFile('THA'), { from: 'ENG', texts });
});
afterEach(() => rm(root, { recursive: true }));

test('texts of a nested pack go by their path', () => {
  expect(leaves({ a: { b: ['x', 'y'] }, c: 'z' })).toEqual([
    ['a.b.0', 'x'],
    ['a.b.1', 'y'],
    ['c', 'z'],
  ]);
});

test('a text is missing while it reads as in the language it was copied from', async () => {
  expect(await missingTexts(root, 'THA')).toEqual({
    file: 'libs/i18n/missing/THA.json',
    from: 'ENG',
    left: { 'shop/*.json': ['save', 'heads.0'], 'rules/table.ts': ['THA'] },
    translated: ['shop/THA.json: "pay"', 'shop/THA.json: "heads.1"'],
    count: 3,
  });
  expect(await missingTexts(root, 'KOR')).toBeNull();
});

test('renewing takes off the list what was translated', async () => {
  await renewMissing(root, 'THA');
  expect((await missingTexts(root, 'THA'))?.translated).toEqual([]);
  const list = JSON.parse(await readFile(path.join(root, missingFile('THA')), 'utf8')) as object;
  expect(list).toEqual({
    from: 'ENG',
    texts: { 'shop/*.json': ['save', 'heads.0'], 'rules/table.ts': ['THA'] },
  });
});
