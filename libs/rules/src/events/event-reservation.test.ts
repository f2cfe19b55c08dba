import {
  allEventPapers,
  eventPapersOwed,
  firstMissingOfEvent,
  missingEventPapers,
} from './event-reservation.ts';

const file = (sort_order: number, file_type: '1' | '2' | '3') => ({ sort_order, file_type });
const complete = {
  members: [{ mem_nm: 'KIM NARA' }, { mem_nm: 'LIN MEI' }],
  tel: '821012345678',
  email: 'nara@example.com',
  area: 'Busan',
  documents: { passport: true, visa: false, birth_certificate: true },
  files: [file(1, '1'), file(1, '3'), file(2, '1'), file(2, '3')],
};

describe('the first thing missing of a reservation', () => {
  it('is nothing when all is there', () => expect(firstMissingOfEvent(complete)).toBeNull());

  it('follows the order of the screen as one thing after the other is put right', () => {
    const empty = { ...complete, members: [], tel: '', email: '', area: ' ', files: [] };
    const steps = [
      [{}, 'event_reserv_cnt_placeholder', 'event_cnt'],
      [{ members: [{ mem_nm: 'KIM NARA' }, { mem_nm: '' }] }, 'event_name_input', 'name.2'],
      [{ members: [{ mem_nm: 'KIM NARA' }, { mem_nm: 'Lin Méi' }] }, 'traveller_name_passport', 'name.2'],
      [{ members: complete.members }, 'login_tel_input', 'tel'],
      [{ tel: '010-1' }, 'common_tel_number', 'tel'],
      [{ tel: complete.tel }, 'login_email_input', 'email'],
      [{ email: 'nara@' }, 'login_email_validation', 'email'],
      [{ email: complete.email }, 'event_area_input', 'area'],
      [{ area: 'Busan' }, 'passport_img_fail', 'file.1.1'],
      [{ files: [file(1, '1')] }, 'event_birth_input', 'file.1.3'],
      [{ files: [file(1, '1'), file(1, '3'), file(2, '2')] }, 'passport_img_fail', 'file.2.1'],
    ] as const;
    let draft: Parameters<typeof firstMissingOfEvent>[0] = empty;
    for (const [put, error, field] of steps) {
      draft = { ...draft, ...put };
      expect(firstMissingOfEvent(draft)).toMatchObject({ error, field });
    }
  });

  it('asks for a visa where the organiser does', () => {
    const documents = allEventPapers;
    expect(firstMissingOfEvent({ ...complete, documents })).toMatchObject({
      error: 'event_visa_input',
      field: 'file.1.2',
    });
  });
});

it('counts what is missing person by person', () => {
  const { documents, files } = complete;
  expect(missingEventPapers({ people: 3, documents, files: files.slice(1) })).toEqual([
    { person: 1, fileType: '1' },
    { person: 3, fileType: '1' },
    { person: 3, fileType: '3' },
  ]);
});

it('asks for nothing where the organiser wants nothing', () => {
  expect(eventPapersOwed({ passport: false, visa: false, birth_certificate: false })).toEqual([]);
});

it('takes blanks for nothing, and says which person and how the message counts them', () => {
  const blank = { members: [{ mem_nm: 'KIM NARA' }, { mem_nm: '  ' }] };
  expect(firstMissingOfEvent({ ...complete, ...blank })).toEqual({
    error: 'event_name_input',
    field: 'name.2',
    params: { index: 2 },
  });
  expect(firstMissingOfEvent({ ...complete, tel: '  ' })).toMatchObject({ error: 'login_tel_input' });
  expect(firstMissingOfEvent({ ...complete, email: '  ' })).toMatchObject({ error: 'login_email_input' });
  expect(firstMissingOfEvent({ ...complete, email: ' nara@example.com ' })).toBeNull();
  expect(firstMissingOfEvent({ ...complete, files: [] })).toEqual({
    error: 'passport_img_fail',
    field: 'file.1.1',
    params: { index: 1 },
  });
});

it('owes all documents while an organiser has said nothing else', () => {
  expect(eventPapersOwed(allEventPapers)).toEqual(['1', '2', '3']);
});
