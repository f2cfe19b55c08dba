import type { EventReservationPage as Page } from '@narae/contracts';
import type { Companion } from '@narae/contracts';
import { reservationFor } from '@narae/contracts/testing/events';
import {
  answerQuestion,
  FakeStream,
  installFakeStream,
  renderInShell,
  testUser,
  FakeUpload,
  pictureFile,
} from '@narae/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventPage, papersOf, eventPassportOf } from '../../../test/events.ts';
import '../../texts.ts';
import EventReservationPage from './event-reservation-page.tsx';

type Info = Readonly<Record<string, unknown>>;

let pages: Page[];
let broken: boolean;
let sent: { readonly call: string; readonly info: Info }[];
let rejections: Readonly<Record<string, { readonly status: number; readonly body: object }>>;
let effect: () => void;
let scrolledTo: Element[];

let companions: Partial<Companion>[];
beforeEach(() => {
  companions = [];
  installFakeStream();
  pages = [eventPage()];
  broken = false;
  sent = [];
  rejections = {};
  effect = () => undefined;
  FakeUpload.sent = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  scrolledTo = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const call = String(url).replace('/api/', '');
    if (call === 'myContact') return Response.json({ mem_nm: 'KIM NARA', mem_tel: '821012345678' });
    if (call === 'companions') return Response.json(companions);
    if (call === 'eventReservation')
      return broken
        ? Response.json({ error: 'service_unavailable', message: 'Later' }, { status: 503 })
        : Response.json(pages);
    sent.push({ call, info: JSON.parse(String(init?.body)).info });
    const rejection = rejections[call];
    effect();
    return rejection
      ? Response.json(rejection.body, { status: rejection.status })
      : Response.json({ msg: 'success', event_rv_id: 'EVT_RV000000001', application_yn: 'Y' });
  }) as typeof fetch;
});

const show = (query = 'event_id=EVT1&personnel_cnt=999&event_title=Forged', user = testUser) =>
  renderInShell(<EventReservationPage />, {
    path: `/eventReserv?${query}`,
    user,
    namespaces: ['booking'],
  });
const headcount = () => screen.findByRole('combobox', { name: 'Number of people' });
const person = (index: number) => within(screen.getByRole('group', { name: new RegExp(`^Person ${index}`) }));
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const changes = () => sent.filter(({ call }) => call !== 'eventReservDraft');

const fillFirst = async (): Promise<void> => {
  await userEvent.selectOptions(await headcount(), '1');
  await userEvent.click(await person(1).findByRole('button', { name: /^Use my details/ }));
  await userEvent.type(person(1).getByLabelText('Where you live'), 'Leeds');
};

describe('the event', () => {
  test('is shown as the server knows it, whatever the address says, and free of charge', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'Tea & talk' })).toHaveAttribute(
      'href',
      '/eventDetail?event_id=EVT1',
    );
    expect(screen.getByText('3 of 30')).toBeVisible();
    expect(screen.getByText('This event is free of charge. You will not be asked to pay.')).toBeVisible();
    const options = within(await headcount()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '0 people',
      '1 person',
      '2 people',
      '3 people',
    ]);
  });

  test('with more places than one reservation may have offers as many as it may have', async () => {
    pages = [eventPage({ personnel_cnt: 1000, event_total_cnt: 1000 })];
    await show();
    expect(within(await headcount()).getAllByRole('option', { hidden: true })).toHaveLength(301);
  });

  test.each([
    [{ state: 'ended', end_day: 20200102 }, 'Applications have closed'],
    [{ state: 'closed' }, 'Applications have closed'],
    [{ state: 'full', personnel_cnt: 0 }, 'All places are taken'],
    [{ state: 'not-begun', start_day: 20980401 }, /^Applications open on .*2098/],
  ] as const)('with %j cannot be applied for, and others are shown the way to', async (change, title) => {
    pages = [eventPage(change)];
    await show();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/eventInfo');
  });

  test.each(['event_id=NOPE', ''])('that is not there (%s) leads to the others', async (query) => {
    pages = [];
    await show(query);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not find that event' }),
    ).toBeVisible();
  });

  test('that could not be loaded can be asked for again', async () => {
    broken = true;
    await show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await headcount()).toBeVisible();
  });
});

describe('applying', () => {
  test('names what is missing one after the other, with the focus, and then sends all at once', async () => {
    await show();
    await headcount();
    await press('Apply');
    expect(await headcount()).toHaveFocus();
    expect(await headcount()).toHaveAccessibleDescription('Choose the number of people');

    await userEvent.selectOptions(await headcount(), '2');
    const missing = async (description: string | RegExp): Promise<void> => {
      await press('Apply');
      expect(document.activeElement).toHaveAccessibleDescription(expect.stringMatching(description));
    };
    await missing(/every participant’s name/);
    await userEvent.type(person(1).getByLabelText('Name'), 'KIM NARA');
    await missing(/every participant’s name/);
    await userEvent.type(person(2).getByLabelText('Name'), 'LEE BO');
    await missing(/telephone|phone/i);
    await userEvent.type(person(1).getByLabelText('Phone number'), '1012345678');
    await userEvent.clear(person(1).getByLabelText('Email'));
    await userEvent.type(person(1).getByLabelText('Email'), 'nara');
    await missing(/email/i);
    await userEvent.type(person(1).getByLabelText('Email'), '@example.com');
    await missing(/city or region where you live/);
    await userEvent.type(person(1).getByLabelText('Where you live'), 'Leeds');
    await missing(/passport/);
    expect(changes()).toEqual([]);

    FakeUpload.answer = () => {
      pages = [eventPage({ files: [eventPassportOf(1), eventPassportOf(2)] })];
      return { status: 200, body: { msg: 'success' } };
    };
    const photo = pictureFile('image.jpg');
    await userEvent.upload(person(1).getByLabelText(/^Passport photo page/), photo);
    expect(await person(2).findByText('passport-2.jpg')).toBeVisible();
    expect(FakeUpload.sent[0]).toMatch(
      /^\/upload\/EVENT\/PASSPORT\/\d{8}\/EVT1\/MEM0000000001\/1\/1\/REGISTER\/0$/,
    );

    effect = () => {
      pages = [eventPage({ reservation: reservationFor(['KIM NARA', 'LEE BO']), personnel_cnt: 1 })];
    };
    await press('Apply');
    const outcome = await screen.findByText('You have 2 places at this event.');
    expect(document.activeElement).toContainElement(outcome);
    expect(scrolledTo).toEqual([document.activeElement]);
    expect(screen.getByRole('link', { name: 'Go to My info' })).toHaveAttribute('href', '/myinfo');
    expect(changes()).toEqual([
      {
        call: 'eventReservSave',
        info: expect.objectContaining({
          event_id: 'EVT1',
          members: [{ mem_nm: 'KIM NARA' }, { mem_nm: 'LEE BO' }],
          email: 'nara@example.com',
          area: 'Leeds',
        }),
      },
    ]);
  });

  test('keeps what is typed on the server, and begins with it', async () => {
    const { unmount } = await show();
    await fillFirst();
    await act(async () => unmount());
    const kept = sent.filter(({ call }) => call === 'eventReservDraft').at(-1)?.info;
    expect(kept).toMatchObject({ event_id: 'EVT1', members: [{ mem_nm: 'KIM NARA' }], area: 'Leeds' });
    pages = [eventPage({ draft: { members: [{ mem_nm: 'KIM NARA' }], tel: '', email: '', area: 'Leeds' } })];
    await show();
    expect(await headcount()).toHaveValue('1');
    expect(person(1).getByLabelText('Name')).toHaveValue('KIM NARA');
    expect(person(1).getByLabelText('Where you live')).toHaveValue('Leeds');
  });

  test('asks everybody for the documents of the event and nobody for others', async () => {
    pages = [eventPage({ documents: { passport: false, visa: true, birth_certificate: true } })];
    await show();
    await userEvent.selectOptions(await headcount(), '2');
    expect(person(2).getByText('Visa')).toBeVisible();
    expect(person(2).getByText('Birth certificate')).toBeVisible();
    expect(person(2).queryByText('Passport photo page')).not.toBeInTheDocument();
  });

  test('says at once when places go while somebody types, and keeps what was typed', async () => {
    await show();
    await fillFirst();
    await act(async () => FakeStream.latest().send('place', { event_id: 'EVT1', remaining: 0 }));
    expect(await headcount()).toHaveAccessibleDescription(/All places are taken/);
    expect(person(1).getByLabelText('Name')).toHaveValue('KIM NARA');
  });

  test('counts what the waiting list keeps for the member, whatever others take', async () => {
    pages = [eventPage({ personnel_cnt: 1, offered_cnt: 2 })];
    await show();
    await userEvent.selectOptions(await headcount(), '3');
    await act(async () => FakeStream.latest().send('place', { event_id: 'EVT1', remaining: 0 }));
    expect(await headcount()).toHaveAccessibleDescription(/2 left/);
    await userEvent.selectOptions(await headcount(), '2');
    expect(await headcount()).not.toHaveAccessibleDescription(/left/);
  });

  test('shows the reservation that another tab has made', async () => {
    pages = [eventPage({ files: [eventPassportOf(1)] })];
    rejections = {
      eventReservSave: {
        status: 409,
        body: { error: 'event_complete_noti', message: 'Already.', field: 'event_id' },
      },
    };
    await show();
    await fillFirst();
    effect = () => {
      pages = [eventPage({ reservation: reservationFor(['KIM NARA']), files: [eventPassportOf(1)] })];
    };
    await press('Apply');
    expect(await screen.findByText(/^You have 1 place at this event/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  });
});

describe('the mail that confirms an application', () => {
  const mail = 'We will send you a confirmation by email.';
  const none = /^Your email address is not confirmed yet, so we send no email/;
  const applyAs = async (user: Partial<typeof testUser>): Promise<void> => {
    pages = [eventPage({ reservation: reservationFor(['KIM NARA']), files: [eventPassportOf(1)] })];
    await show('event_id=EVT1', { ...testUser, ...user });
    await headcount();
  };

  test('is promised to a confirmed address', async () => {
    await applyAs({});
    expect(person(1).getByLabelText('Email')).toHaveAccessibleDescription('We send the confirmation here.');
    await press('Save changes');
    expect(await screen.findByText(mail)).toBeVisible();
    expect(screen.queryByText(none)).not.toBeInTheDocument();
  });

  test.each([
    ['nara@example.com', '/myinfo'],
    ['', '/myAccount'],
  ])('is not promised to “%s”, and the way to confirm is shown', async (mem_email, href) => {
    await applyAs({ mem_email, email_confirmed: false });
    expect(person(1).getByLabelText('Email')).toHaveAccessibleDescription(/^Your email is not confirmed yet/);
    await press('Save changes');
    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.queryByText(mail)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Confirm your email address' })).toHaveAttribute('href', href);
  });
});

describe('a reservation', () => {
  const names = ['KIM NARA', 'LEE BO'];
  const files = [eventPassportOf(1), eventPassportOf(2)];
  beforeEach(() => {
    pages = [eventPage({ personnel_cnt: 1, reservation: reservationFor(names), files })];
  });

  test('is filled in and can be changed up to its own places and those left', async () => {
    await show();
    expect(await headcount()).toHaveValue('2');
    expect(within(await headcount()).getAllByRole('option')).toHaveLength(4);
    expect(person(2).getByLabelText('Name')).toHaveValue('LEE BO');
    await userEvent.type(person(2).getByLabelText('Name'), 'RAM');
    await press('Save changes');
    expect(changes()).toEqual([
      {
        call: 'eventReservChange',
        info: expect.objectContaining({
          event_rv_id: 'EVT_RV000000001',
          members: [{ mem_nm: 'KIM NARA' }, { mem_nm: 'LEE BORAM' }],
        }),
      },
    ]);
  });

  test('asks before people leave it with their documents', async () => {
    await show();
    await userEvent.selectOptions(await headcount(), '1');
    await press('Save changes');
    expect(await answerQuestion(false)).toBe('Reduce to 1 person?');
    expect(changes()).toEqual([]);
    await press('Save changes');
    await answerQuestion(true);
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.info).toMatchObject({ members: [{ mem_nm: 'KIM NARA' }] });
  });

  test('is deleted when that is agreed to, and leaves an empty form', async () => {
    await show();
    await headcount();
    await press('Delete application');
    expect(await answerQuestion(false)).toBe('Delete your application?');
    expect(changes()).toEqual([]);
    effect = () => {
      pages = [eventPage()];
    };
    await press('Delete application');
    await answerQuestion(true);
    expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
    expect(await headcount()).toHaveValue('0');
    expect(changes()).toEqual([{ call: 'eventReservDelete', info: { event_rv_id: 'EVT_RV000000001' } }]);
  });

  test('says of each person where their documents stand, and of rejected ones why', async () => {
    const rejection = { reason: 'expired' as const, text: 'It has expired.', note: 'Until 2025\nonly' };
    pages = [
      eventPage({
        reservation: reservationFor(names),
        files,
        papers: [papersOf(1, 'accepted'), papersOf(2, 'rejected', rejection)],
      }),
    ];
    await show();
    await headcount();
    expect(person(1).getByText('Documents accepted')).toBeVisible();
    expect(person(2).getByText('Documents not accepted')).toBeVisible();
    expect(person(2).getByText('It has expired.')).toBeVisible();
    expect(person(2).getByText(/Until 2025/)).toBeVisible();
    expect(person(2).getByText(/^Your place stays reserved/)).toBeVisible();
  });

  test('of an event that was closed early can be changed, with no more people than there are', async () => {
    pages = [eventPage({ state: 'closed', personnel_cnt: 3, reservation: reservationFor(names), files })];
    await show();
    expect(within(await headcount()).getAllByRole('option')).toHaveLength(3);
    expect(screen.getByText(/^Applications have closed\. Until .*2099/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  });

  test('whose days of change are over lets documents that are not accepted be handed in again', async () => {
    const rejection = { reason: 'unreadable' as const, text: 'It is blurred.', note: '' };
    pages = [
      eventPage({
        state: 'ended',
        end_day: 20200102,
        reservation: reservationFor(names),
        files,
        papers: [papersOf(1, 'accepted'), papersOf(2, 'rejected', rejection)],
      }),
    ];
    await show();
    const mended = within(await screen.findByRole('group', { name: 'LEE BO' }));
    expect(mended.getByText('It is blurred.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'KIM NARA' })).not.toBeInTheDocument();
    FakeUpload.answer = () => {
      pages = pages.map((page) => ({ ...page, papers: [papersOf(1, 'accepted'), papersOf(2, 'to-check')] }));
      return { status: 200, body: { msg: 'success' } };
    };
    const photo = pictureFile('image.jpg');
    await userEvent.upload(mended.getByLabelText(/^Passport photo page/), photo);
    expect(await mended.findByText('Documents being checked')).toBeVisible();
    expect(FakeUpload.sent[0]).toMatch(/\/EVT1\/MEM0000000001\/1\/2\/MODIFY\//);
  });

  test('whose days of change are over is shown, and can only be deleted', async () => {
    pages = [eventPage({ state: 'ended', end_day: 20200102, reservation: reservationFor(names), files })];
    await show();
    expect(await screen.findByText('LEE BO')).toBeVisible();
    expect(screen.getByText(/^Changes were possible until .*2020/)).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete application' })).toBeVisible();
  });

  test('whose event was taken back is shown with the reason, and can only be deleted', async () => {
    await show();
    await headcount();
    pages = [eventPage({ shown_yn: 'N', reservation: reservationFor(names), files })];
    await act(async () => FakeStream.latest().open());
    expect(await screen.findByText(/^This event is not on our site at the moment/)).toBeVisible();
    expect(screen.getByText('LEE BO')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Changes were possible until/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Tea & talk' })).not.toBeInTheDocument();
    pages = [];
    await press('Delete application');
    await answerQuestion(true);
    expect(changes()).toEqual([{ call: 'eventReservDelete', info: { event_rv_id: 'EVT_RV000000001' } }]);
    expect(await screen.findByRole('heading', { name: 'We could not find that event' })).toBeVisible();
  });
});

test('what was entered without applying is deleted with its documents', async () => {
  pages = [eventPage({ files: [eventPassportOf(1)] })];
  await show();
  await fillFirst();
  await press('Delete my entries');
  await answerQuestion(true);
  await waitFor(async () => expect(await headcount()).toHaveValue('0'));
  expect(changes()).toEqual([
    { call: 'eventPassPortDelete', info: { event_mem_file_id: 'EVT_FILE000000001' } },
  ]);
  expect(sent.at(-1)).toMatchObject({ call: 'eventReservDraft', info: { members: [], area: '' } });
});

test('what was deleted in part is deleted to the end by the next try', async () => {
  const draft = { members: [{ mem_nm: 'KIM NARA' }, { mem_nm: 'LEE BO' }], tel: '', email: '', area: '' };
  pages = [eventPage({ draft, files: [eventPassportOf(1), eventPassportOf(2)] })];
  await show();
  await headcount();
  // An open stream stops polling.
  await act(async () => FakeStream.latest().open());
  effect = () => {
    pages = [eventPage({ draft, files: [eventPassportOf(2)] })];
    rejections = { eventPassPortDelete: { status: 503, body: { error: 'service_unavailable' } } };
  };
  await press('Delete my entries');
  await answerQuestion(true);
  await waitFor(() => expect(person(1).queryByText('passport-1.jpg')).not.toBeInTheDocument());
  effect = () => undefined;
  rejections = {};
  await press('Delete my entries');
  await answerQuestion(true);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ info: { members: [] } }));
  expect(changes().map(({ info }) => info['event_mem_file_id'])).toEqual([
    'EVT_FILE000000001',
    'EVT_FILE000000002',
    'EVT_FILE000000002',
  ]);
});
