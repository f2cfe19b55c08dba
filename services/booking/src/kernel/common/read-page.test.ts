import { readPage } from './read-page.ts';

const numbers = Array.from({ length: 2500 }, (_, i) => String(i).padStart(4, '0'));
const reads: (string | undefined)[] = [];
beforeEach(() => reads.splice(0));

const page = (isMeant: (number: string) => boolean, after?: string, stored = numbers) =>
  readPage({
    after,
    size: 3,
    find: async (behind, size) => {
      reads.push(behind);
      return stored.filter((number) => behind === undefined || number > behind).slice(0, size);
    },
    rowsOf: (found: readonly string[]) => found.filter(isMeant),
    numberOf: (number: string) => number,
  });

it('a page is full when more fits, and the next begins behind its last row', async () => {
  expect(await page(() => true)).toEqual({ rows: ['0000', '0001', '0002'], next: '0002' });
  expect(await page(() => true, '0002')).toEqual({ rows: ['0003', '0004', '0005'], next: '0005' });
  expect(reads).toEqual([undefined, '0002']);
});

it('the last page says that nothing comes', async () => {
  expect(await page(() => true, '2496')).toEqual({ rows: ['2497', '2498', '2499'], next: null });
  expect(await page(() => true, undefined, [])).toEqual({ rows: [], next: null });
});

it('rows that are far apart are read for, over several reads', async () => {
  const isMeant = (number: string): boolean => Number(number) % 150 === 149;
  expect(await page(isMeant)).toEqual({ rows: ['0149', '0299', '0449'], next: '0449' });
  expect(reads).toEqual([undefined, '0099', '0199', '0299', '0399', '0499']);
});

it('a page ends early after a thousand, and the next goes on from there', async () => {
  expect(await page((number) => number === '1200')).toEqual({ rows: [], next: '0999' });
  expect(reads).toHaveLength(10);
  expect(await page((number) => number === '1200', '0999')).toEqual({ rows: ['1200'], next: '1999' });
});
