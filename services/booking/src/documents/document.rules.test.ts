import type { BookingFile } from '../kernel/booking/booking-parts.model.ts';
import { repeatsUpload, replacedBy } from './document.rules.ts';

const file = (over: Partial<BookingFile>): BookingFile => ({
  mem_file_id: 'MEM_FILE000000001',
  vault_id: 'v',
  mem_type: 'adult',
  sort_order: 1,
  file_type: '1',
  origin_file_name: 'image.jpg',
  mime: 'image/jpeg',
  sha256: 'aa',
  reg_date: new Date(0),
  ...over,
});

describe('an upload', () => {
  it.each([
    ['the same name and content', {}, true],
    ['another content under the name every phone gives', { sha256: 'bb' }, false],
    ['the same content under another name', { origin_file_name: 'mine.jpg' }, false],
  ])('of %s', (_what, over, rejected) => {
    expect(repeatsUpload([file({})], file(over))).toBe(rejected);
  });

  it('takes the place of the same person’s document of that kind, and of nobody else’s', () => {
    const files = [file({}), file({ sort_order: 2 }), file({ mem_type: 'teen' }), file({ file_type: '4' })];
    const register = { mod_type: 'REGISTER', mem_file_id: 'new' } as const;
    expect(replacedBy(files, file({}), register)).toEqual([files[0]]);
  });

  it('adds an air ticket beside others, or takes the place of the one it names', () => {
    const files = ['A', 'B'].map((mem_file_id) => file({ file_type: '4', mem_file_id }));
    const ticket = file({ file_type: '4' });
    expect(replacedBy(files, ticket, { mod_type: 'REGISTER', mem_file_id: 'A' })).toEqual([]);
    expect(replacedBy(files, ticket, { mod_type: 'MODIFY', mem_file_id: 'B' })).toEqual([files[1]]);
  });
});
