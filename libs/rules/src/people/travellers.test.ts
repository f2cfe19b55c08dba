import { firstMissing, type TravellersDraft } from '../index.ts';

const complete: TravellersDraft = {
  party: { adult_cnt: 1, teen_cnt: 1, children_cnt: 1, child_cnt: 0 },
  flags: { air_ticket: true, birth_certificate: true },
  tel: '01012345678',
  email: 'mina@example.com',
  names: [
    { mem_type: 'adult', sort_order: 1, mem_nm: 'KIM MINA' },
    { mem_type: 'teen', sort_order: 1, mem_nm: 'KIM JUN' },
    { mem_type: 'children', sort_order: 1, mem_nm: 'KIM ARA' },
  ],
  files: [
    { mem_type: 'adult', sort_order: 1, file_type: '4' },
    { mem_type: 'adult', sort_order: 1, file_type: '1' },
    { mem_type: 'teen', sort_order: 1, file_type: '1' },
    { mem_type: 'teen', sort_order: 1, file_type: '3' },
    { mem_type: 'children', sort_order: 1, file_type: '1' },
    { mem_type: 'children', sort_order: 1, file_type: '3' },
  ],
};

test('a complete form misses nothing', () => {
  expect(firstMissing(complete)).toBeNull();
});

test('what is missing is named in the order of the screen', () => {
  const order: string[] = [];
  let draft: TravellersDraft = { ...complete, tel: '', email: '', names: [], files: [] };
  const fill: Record<string, (d: TravellersDraft) => TravellersDraft> = {
    tel: (d) => ({ ...d, tel: complete.tel }),
    email: (d) => ({ ...d, email: complete.email }),
  };
  for (let missing = firstMissing(draft); missing; missing = firstMissing(draft)) {
    order.push(missing.field);
    const [kind, mem_type, index, file_type] = missing.field.split('.');
    const same = (row: { mem_type: string; sort_order: number }): boolean =>
      row.mem_type === mem_type && row.sort_order === Number(index);
    if (kind === 'name') draft = { ...draft, names: [...draft.names, ...complete.names.filter(same)] };
    else if (kind === 'file')
      draft = {
        ...draft,
        files: [...draft.files, ...complete.files.filter((f) => same(f) && f.file_type === file_type)],
      };
    else draft = fill[missing.field]?.(draft) ?? draft;
  }
  expect(order).toEqual([
    'name.adult.1',
    'tel',
    'email',
    'file.adult.1.4',
    'file.adult.1.1',
    'name.teen.1',
    'file.teen.1.1',
    'file.teen.1.3',
    'name.children.1',
    'file.children.1.1',
    'file.children.1.3',
  ]);
});

test('without adults the first teenager brings contact and air ticket', () => {
  const teens = {
    ...complete,
    party: { adult_cnt: 0, teen_cnt: 1, children_cnt: 0, child_cnt: 0 },
    tel: 'abc',
  };
  expect(firstMissing(teens)).toEqual({ error: 'common_tel_number', field: 'tel' });
  expect(firstMissing({ ...teens, tel: complete.tel })?.field).toBe('file.teen.1.4');
});

const lead = (change: Partial<TravellersDraft['names'][number]>): TravellersDraft => ({
  ...complete,
  names: complete.names.map((row) => (row.mem_type === 'adult' ? { ...row, ...change } : row)),
});

test.each([
  'KIM MINA',
  'Kim Mina',
  "O'BRIEN",
  'O’BRIEN',
  'ANNE-MARIE',
  "'T HOOFT",
  'ＬＩＮ　ＭＥＩ',
  ' LIN  MEI ',
])('the name %p can stand on a ticket', (mem_nm) => {
  expect(firstMissing(lead({ mem_nm }))).toBeNull();
});

test.each([
  '김나래',
  '林美',
  'はな',
  'Nguyễn Văn An',
  'MÜLLER',
  'KIM1',
  'KIM.',
  "-'-",
  'LIN\u202eIEM',
  'A'.repeat(81),
])('the name %p is rejected with what to write', (mem_nm) => {
  expect(firstMissing(lead({ mem_nm }))).toEqual({
    error: 'traveller_name_passport',
    field: 'name.adult.1',
    params: { index: 1 },
  });
});

test.each([
  [{ passport_no: 'M1234567' }, null],
  [{ passport_no: ' m 1234567 ' }, null],
  [{ passport_no: '' }, null],
  [{ passport_no: 'M123' }, 'passport_no.adult.1'],
  [{ passport_no: 'M123456789' }, 'passport_no.adult.1'],
  [{ passport_no: 'M-234567' }, 'passport_no.adult.1'],
  [{ visa_no: 'K-ETA 2026 1234' }, null],
  [{ visa_no: 'K_1' }, 'visa_no.adult.1'],
  [{ city: '제주' }, null],
] as const)('of %p the field named is %p', (change, field) => {
  expect(firstMissing(lead(change))?.field ?? null).toBe(field);
});
