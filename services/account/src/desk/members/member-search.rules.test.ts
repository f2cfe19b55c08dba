import { readMemberSearch } from './member-search.rules.ts';

it.each([
  ['  ', null],
  ['mem0000000007', [['mem_id', 'MEM0000000007']]],
  ['Mina@Narae.example', [['mem_email', 'mina@narae.example']]],
  ['+82 10-2026', [['mem_tel', '82102026']]],
  [
    '010 2026 2026',
    [
      ['mem_tel', '01020262026'],
      ['mem_tel', '821020262026'],
    ],
  ],
  [
    'mina hart',
    [
      ['mem_email', 'mina hart'],
      ['mem_nm', 'mina hart'],
      ['mem_nm', 'MINA HART'],
      ['mem_nm', 'Mina Hart'],
    ],
  ],
  [
    '김민아',
    [
      ['mem_email', '김민아'],
      ['mem_nm', '김민아'],
    ],
  ],
])('%j is looked for as %j', (typed, meant) => {
  expect(readMemberSearch(typed)?.map(({ field, prefix }) => [field, prefix]) ?? null).toEqual(meant);
});
