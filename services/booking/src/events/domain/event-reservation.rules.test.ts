import { agreedAt as now } from '../../../test/support/plain-booking.ts';
import {
  detailsViolation,
  inPaperDeletionOrder,
  isSamePaper,
  namedPeople,
  placesOf,
  splitPapers,
  withoutPeople,
} from './event-reservation.rules.ts';
import type { EventPaper, EventPerson } from './event-reservation.model.ts';

const earlier = new Date(now.getTime() - 1000);
const paper = (sort_order: number, file_type: '1' | '2' | '3'): EventPaper =>
  ({ sort_order, file_type }) as EventPaper;
const person = (event_rv_mem_id: string, mem_nm: string): EventPerson => ({
  event_rv_mem_id,
  mem_nm,
  check: { by: 'ADMIN' } as never,
  reg_date: earlier,
  mod_date: earlier,
});
const names = (papers: readonly EventPaper[]) =>
  papers.map(({ sort_order, file_type }) => `${sort_order}.${file_type}`);

test('a reservation has a right to a place for each of its people, while it is one', () => {
  const people = [person('E1', 'A'), person('E2', 'B')];
  expect(placesOf({ state: 'reserved', people })).toBe(2);
  expect(placesOf({ state: 'draft', people })).toBe(0);
  expect(placesOf({ state: 'deleted', people })).toBe(0);
});

test('what is saved is judged together with its papers', () => {
  const details = {
    members: [{ mem_nm: 'KIM NARA' }],
    tel: '821012345678',
    email: 'nara@example.com',
    area: 'Busan',
  };
  const documents = { passport: true, visa: false, birth_certificate: false };
  expect(detailsViolation(details, documents, [paper(1, '1')])).toBeNull();
  expect(detailsViolation(details, documents, [])).toMatchObject({ error: 'passport_img_fail' });
  expect(detailsViolation({ ...details, area: '' }, documents, [])).toMatchObject({
    error: 'event_area_input',
  });
});

test('papers are deleted from the highest person on', () => {
  const papers = [paper(1, '1'), paper(2, '1'), paper(2, '3'), paper(3, '1')];
  expect(names(inPaperDeletionOrder(papers))).toEqual(['3.1', '2.3', '2.1', '1.1']);
  expect(names(papers)).toEqual(['1.1', '2.1', '2.3', '3.1']);
  const { kept, removed } = splitPapers(papers, 2);
  expect(names(kept)).toEqual(['1.1', '2.1', '2.3']);
  expect(names(removed)).toEqual(['3.1']);
  expect(names(splitPapers(papers, 1).removed)).toEqual(['3.1', '2.3', '2.1']);
});

test("an upload takes the place of the same person's of the same kind", () => {
  expect(isSamePaper(paper(1, '1'), paper(1, '1'))).toBe(true);
  expect(isSamePaper(paper(1, '1'), paper(1, '2'))).toBe(false);
  expect(isSamePaper(paper(1, '1'), paper(2, '1'))).toBe(false);
});

test('people keep their identities, another name is checked anew, and who is new is given one', async () => {
  const known = [person('E1', 'KIM NARA'), person('E2', 'OLD')];
  const members = ['KIM NARA', 'LIN MEI', 'BO'].map((mem_nm) => ({ mem_nm }));
  expect(await namedPeople(members, known, now, async () => 'NEW')).toEqual([
    known[0],
    { event_rv_mem_id: 'E2', mem_nm: 'LIN MEI', check: null, reg_date: earlier, mod_date: now },
    { event_rv_mem_id: 'NEW', mem_nm: 'BO', check: null, reg_date: now, mod_date: now },
  ]);
});

test('without its people nothing of them is left', () => {
  const said = {
    tel: '821012345678',
    email: 'nara@example.com',
    area: 'Seoul',
    draft: 'KIM NARA',
    files: ['F1'],
  };
  const known = { event_rv_id: 'RV1', people: ['KIM NARA'], unreserved_since: now, ...said };
  const { event_rv_id, ...left } = { ...known, ...withoutPeople };
  expect(event_rv_id).toBe('RV1');
  for (const value of Object.values(left)) expect(value ?? []).toHaveLength(0);
});
