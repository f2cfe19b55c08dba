import { agreedAt as now } from '../../../test/support/plain-booking.ts';
import {
  detailsViolation,
  inDocumentDeletionOrder,
  isSameDocument,
  namedGuests,
  placesOf,
  splitDocuments,
  withoutGuests,
} from './event-reservation.rules.ts';
import type { EventDocument, EventPerson } from './event-reservation.model.ts';

const earlier = new Date(now.getTime() - 1000);
const eventDocument = (sort_order: number, file_type: '1' | '2' | '3'): EventDocument =>
  ({ sort_order, file_type }) as EventDocument;
const guest = (event_rv_mem_id: string, mem_nm: string): EventPerson => ({
  event_rv_mem_id,
  mem_nm,
  check: { by: 'ADMIN' } as never,
  reg_date: earlier,
  mod_date: earlier,
});
const names = (documents: readonly EventDocument[]) =>
  documents.map(({ sort_order, file_type }) => `${sort_order}.${file_type}`);

test('a reservation has a right to a place for each of its people, while it is one', () => {
  const people = [guest('E1', 'A'), guest('E2', 'B')];
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
  expect(detailsViolation(details, documents, [eventDocument(1, '1')])).toBeNull();
  expect(detailsViolation(details, documents, [])).toMatchObject({ error: 'passport_img_fail' });
  expect(detailsViolation({ ...details, area: '' }, documents, [])).toMatchObject({
    error: 'event_area_input',
  });
});

test('papers are deleted from the highest person on', () => {
  const documents = [
    eventDocument(1, '1'),
    eventDocument(2, '1'),
    eventDocument(2, '3'),
    eventDocument(3, '1'),
  ];
  expect(names(inDocumentDeletionOrder(documents))).toEqual(['3.1', '2.3', '2.1', '1.1']);
  expect(names(documents)).toEqual(['1.1', '2.1', '2.3', '3.1']);
  const { kept, removed } = splitDocuments(documents, 2);
  expect(names(kept)).toEqual(['1.1', '2.1', '2.3']);
  expect(names(removed)).toEqual(['3.1']);
  expect(names(splitDocuments(documents, 1).removed)).toEqual(['3.1', '2.3', '2.1']);
});

test("an upload takes the place of the same person's of the same kind", () => {
  expect(isSameDocument(eventDocument(1, '1'), eventDocument(1, '1'))).toBe(true);
  expect(isSameDocument(eventDocument(1, '1'), eventDocument(1, '2'))).toBe(false);
  expect(isSameDocument(eventDocument(1, '1'), eventDocument(2, '1'))).toBe(false);
});

test('people keep their identities, another name is checked anew, and who is new is given one', async () => {
  const existing = [guest('E1', 'KIM NARA'), guest('E2', 'OLD')];
  const members = ['KIM NARA', 'LIN MEI', 'BO'].map((mem_nm) => ({ mem_nm }));
  expect(await namedGuests(members, existing, now, async () => 'NEW')).toEqual([
    existing[0],
    { event_rv_mem_id: 'E2', mem_nm: 'LIN MEI', check: null, reg_date: earlier, mod_date: now },
    { event_rv_mem_id: 'NEW', mem_nm: 'BO', check: null, reg_date: now, mod_date: now },
  ]);
});

test('without its people nothing of them is left', () => {
  const details = {
    tel: '821012345678',
    email: 'nara@example.com',
    area: 'Seoul',
    draft: 'KIM NARA',
    files: ['F1'],
  };
  const existing = { event_rv_id: 'RV1', people: ['KIM NARA'], unreserved_since: now, ...details };
  const { event_rv_id, ...left } = { ...existing, ...withoutGuests };
  expect(event_rv_id).toBe('RV1');
  for (const value of Object.values(left)) expect(value ?? []).toHaveLength(0);
});
