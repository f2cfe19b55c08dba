import { answerQuestion } from '@narae/shell-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminEvent,
  adminPerson,
  adminReservation,
  openAdminArea,
  startOrganiser,
} from './testing/fake-organiser.tsx';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const one = 'view=events&rv=EVT_RV000000001';

describe('the events', () => {
  it('say what waits for the organiser, and lead to those that are over', async () => {
    const organiser = startOrganiser({ adminEventList: () => ({ events: [adminEvent()], next: null }) });
    await openAdminArea('view=events');
    expect(await screen.findByRole('link', { name: 'Tea & talk' })).toHaveAttribute(
      'href',
      '/admin/booking?view=events&id=EVT000001',
    );
    expect(screen.getByRole('cell', { name: '12 of 30' })).toBeVisible();
    expect(screen.getByText('Open')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Past' }));
    await waitFor(() => expect(organiser.to('adminEventList').at(-1)).toMatchObject({ over: true }));
  });

  it('can be asked for again where they could not be loaded', async () => {
    const organiser = startOrganiser({
      adminEventList: () => ({ error: 'service_unavailable', message: 'Later' }),
    });
    await openAdminArea('view=events');
    const again = await screen.findByRole('button', { name: 'Try again' });
    organiser.answers = { adminEventList: () => ({ events: [], next: null }) };
    await userEvent.click(again);
    expect(await screen.findByText('There are no upcoming events')).toBeVisible();
  });
});

describe('one event', () => {
  const start = (change = {}) =>
    startOrganiser({
      adminEventReservations: () => ({ event: adminEvent(change), reservations: [], next: null }),
    });

  it('finds reservations by words and by the state of papers, which stand in the address', async () => {
    const organiser = start();
    await openAdminArea('view=events&id=EVT000001&state=to-check');
    await userEvent.type(await screen.findByRole('searchbox'), 'kim{enter}');
    await waitFor(() =>
      expect(organiser.to('adminEventReservations').at(-1)).toMatchObject({
        search: 'kim',
        papers: 'to-check',
      }),
    );
    expect(screen.getByTestId('address')).toHaveTextContent('q=kim');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
  });

  it('takes other numbers of places, and says what the total becomes', async () => {
    const organiser = start({ offered: 2, remaining: 16 });
    await openAdminArea('view=events&id=EVT000001&list=settings');
    const field = await screen.findByLabelText('Places left to give');
    await userEvent.clear(field);
    expect(field).toHaveAccessibleDescription(/whole number/);
    await press('Save places');
    expect(organiser.to('eventInfoUpdate')).toEqual([]);
    await userEvent.type(field, '40');
    expect(field).toHaveAccessibleDescription('Places in all will be 54.');
    await press('Save places');
    await waitFor(() =>
      expect(organiser.to('eventInfoUpdate')).toEqual([{ event_id: 'EVT000001', personnel_cnt: 40 }]),
    );
  });

  it('is closed early after asking, and opened again without', async () => {
    const organiser = start();
    await openAdminArea('view=events&id=EVT000001&list=settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Close applications' }));
    expect(await answerQuestion(false)).toBe('Close applications now?');
    expect(organiser.to('adminEventClose')).toEqual([]);
    organiser.answers = {
      adminEventReservations: () => ({
        event: adminEvent({ closed_yn: 'Y', state: 'closed' }),
        reservations: [],
        next: null,
      }),
    };
    await press('Close applications');
    await answerQuestion(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
    await waitFor(() =>
      expect(organiser.to('adminEventClose').map(({ closed }) => closed)).toEqual([true, false]),
    );
  });

  it('is not printed before the whole list is there', async () => {
    const organiser = start();
    const people = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        event_rv_id: 'EVT_RV000000001',
        event_rv_mem_id: `M${from + index}`,
        sort_order: index + 1,
        event_cnt: count,
        mem_nm: `KIM ${from + index}`,
        tel: '',
        papers_state: 'accepted',
      }));
    organiser.answers = {
      ...organiser.answers,
      adminEventAttendance: ({ after }) =>
        after === 'B'
          ? { people: people(3, 1), next: null }
          : after === 'A'
            ? { people: people(2, 1), next: 'B' }
            : { people: people(1, 1), next: 'A' },
    };
    await openAdminArea('view=events&id=EVT000001&list=attendance');
    expect(await screen.findByRole('cell', { name: 'KIM 3' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });
});

describe('the papers of a reservation', () => {
  it('are shown one person at a time, and a picture only when it is asked for', async () => {
    const people = [adminPerson(1, { papers_state: 'accepted' }), adminPerson(2)];
    startOrganiser({ adminEventReservation: () => adminReservation(people) });
    await openAdminArea(one);
    expect(await screen.findByRole('heading', { name: 'Person 2 of 2: KIM 2' })).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    await press('Show: Passport');
    const picture = screen.getByRole('img', { name: 'Passport of KIM 2' });
    expect(picture).toHaveAttribute('src', '/files/EVT_FILE000000002');
    fireEvent.error(picture);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await press('Try again');
    expect(await screen.findByRole('img')).toBeVisible();
    await press('Previous');
    expect(screen.getByRole('heading', { name: 'Person 1 of 2: KIM 1' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Accept papers' })).toBeNull();
  });

  it('are accepted as they were seen, and the next person who waits is shown', async () => {
    const people = [adminPerson(1), adminPerson(2)];
    const organiser = startOrganiser({ adminEventReservation: () => adminReservation(people) });
    await openAdminArea(one);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept papers' }));
    await waitFor(() =>
      expect(organiser.to('adminEventAccept')).toEqual([
        { event_rv_id: 'EVT_RV000000001', event_rv_mem_id: 'EVT_RV_MEM000000001', seen: 'seen1' },
      ]),
    );
    expect(await screen.findByRole('heading', { name: 'Person 2 of 2: KIM 2' })).toHaveFocus();
  });

  it('that have changed meanwhile are read again instead of being decided on', async () => {
    let read = 0;
    startOrganiser({
      adminEventReservation: () =>
        adminReservation([adminPerson(1, { mem_nm: read++ ? 'KIM NEW' : 'KIM OLD' })]),
      adminEventAccept: () => ({ error: 'papers_changed', message: 'Changed meanwhile.' }),
    });
    await openAdminArea(one);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept papers' }));
    expect(await screen.findByRole('heading', { name: 'Person 1 of 1: KIM NEW' })).toBeVisible();
  });

  it('are rejected with a reason, and with words where there is no reason for it', async () => {
    const organiser = startOrganiser({ adminEventReservation: () => adminReservation([adminPerson(1)]) });
    await openAdminArea(one);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    const reject = () => press('Reject');
    await reject();
    expect(screen.getByText('Please choose a reason.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Something else/ }));
    await reject();
    expect(screen.getByText('Please write what is wrong.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Your own words/ }), 'Page 2 please');
    await reject();
    await waitFor(() =>
      expect(organiser.to('adminEventReject')).toMatchObject([
        { reason: 'other', note: 'Page 2 please', seen: 'seen1' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that are not whole cannot be decided on', async () => {
    const people = [adminPerson(1, { papers_state: 'missing', papers: [], missing: ['1'] })];
    startOrganiser({ adminEventReservation: () => adminReservation(people) });
    await openAdminArea(one);
    expect(await screen.findByText('Not handed in: Passport')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept|Reject/ })).toBeNull();
  });
});

describe('a message to everybody', () => {
  const open = async () => {
    const organiser = startOrganiser({
      adminEventReservations: () => ({ event: adminEvent(), reservations: [], next: null }),
      adminEventMessages: () => [],
    });
    await openAdminArea('view=events&id=EVT000001&list=messages');
    await screen.findByText('Nothing has been sent yet');
    return organiser;
  };

  it('names what is missing, in the language it is missing in', async () => {
    const organiser = await open();
    await press('Send to all');
    expect(screen.getByLabelText('Subject (English)')).toHaveAccessibleDescription('Please write a subject.');
    await userEvent.type(screen.getByLabelText('Subject (English)'), 'Doors at 7');
    await press('한국어');
    await press('Send to all');
    expect(await screen.findByLabelText('Text (English)')).toHaveAccessibleDescription(
      'Please write a text.',
    );
    expect(organiser.to('adminEventMessage')).toEqual([]);
  });

  it('is the same message when it is sent again after a failure, and another one afterwards', async () => {
    const organiser = await open();
    const write = async (): Promise<void> => {
      await userEvent.type(screen.getByLabelText('Subject (English)'), 'Doors');
      await userEvent.type(screen.getByLabelText('Text (English)'), 'At 7.');
    };
    const send = async (): Promise<void> => {
      await press('Send to all');
      await answerQuestion(true);
    };
    const working = organiser.answers;
    organiser.answers = {
      ...working,
      adminEventMessage: () => ({ error: 'rate_limited', message: 'Later' }),
    };
    await write();
    await send();
    await waitFor(() => expect(organiser.to('adminEventMessage')).toHaveLength(1));
    organiser.answers = working;
    await send();
    await waitFor(() => expect(screen.getByLabelText('Subject (English)')).toHaveValue(''));
    await write();
    await send();
    await waitFor(() => expect(organiser.to('adminEventMessage')).toHaveLength(3));
    const [first, again, other] = organiser.to('adminEventMessage').map(({ message_id }) => message_id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(organiser.to('adminEventMessage')[0]).toMatchObject({
      subjects: { ENG: 'Doors' },
      texts: { ENG: 'At 7.' },
    });
  });
});
