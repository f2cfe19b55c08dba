import type { DeskTrip } from '@narae/contracts';
import { addDays, seoulDay } from '@narae/rules';
import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeAnswers, quote } from '../../../../test/custom-trips.ts';
import { deskTrip } from '../../../../test/desk-trips.ts';
import '@narae/ui/testing';
import '../../../shared/custom/texts.ts';
import '../../../shared/desk/texts.ts';
import '../../../texts.ts';
import AdminPage from '../admin-page.tsx';

let trip: DeskTrip | null;
let next: string;
let sent: { readonly call: string; readonly info: Readonly<Record<string, unknown>> }[];
let rejection: { readonly status: number; readonly body: object } | null;
let effect: () => void;

beforeEach(() => {
  const start_day = addDays(seoulDay(new Date()), 30);
  trip = deskTrip({ start_day, end_day: addDays(start_day, 1) });
  next = '';
  sent = [];
  rejection = null;
  effect = () => undefined;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const call = String(url).replace('/api/', '');
    const { info = {} } = JSON.parse(String(init?.body ?? '{}'));
    const codes = codeAnswers[`${call} ${info.com_cd_group_code}`];
    if (codes) return Response.json(codes);
    if (call.endsWith('administrators'))
      return Response.json([{ mem_id: 'MEM0000000002', mem_nm: 'Bora Kim' }]);
    if (call === 'admin/customTrip')
      return trip
        ? Response.json(trip)
        : Response.json({ error: 'custom_not_found', message: 'None.' }, { status: 404 });
    sent.push({ call, info });
    if (call === 'admin/customTrips')
      return Response.json(trip && !info.before ? { rows: [trip], next } : { rows: [], next: '' });
    effect();
    return rejection
      ? Response.json(rejection.body, { status: rejection.status })
      : Response.json({ msg: 'success', quote_no: 1 });
  }) as typeof fetch;
});

const show = (query = '&id=CUSTOM000000001') =>
  renderInShell(<AdminPage />, {
    path: `/admin/booking?view=custom${query}`,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'booking' },
    namespaces: ['booking', 'bookingAdmin', 'bookingCustom', 'bookingDesk', 'admin'],
  });
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const changes = () => sent.filter(({ call }) => call !== 'admin/customTrips');

describe('the list', () => {
  test('is filtered by state and by who looks after it, in the address, and goes on', async () => {
    next = 'CUSTOM000000001';
    await show('');
    const row = within((await screen.findAllByRole('row'))[1]!);
    expect(row.getByRole('link', { name: 'CUSTOM000000001' })).toHaveAttribute(
      'href',
      '/admin/booking?view=custom&id=CUSTOM000000001',
    );
    expect(row.getByText('Request received')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Quote ready');
    await userEvent.selectOptions(screen.getByLabelText('In charge'), 'Nobody');
    expect(screen.getByTestId('address')).toHaveTextContent('?view=custom&state=quoted&assignee=none');
    await press('Show more');
    await waitFor(() =>
      expect(sent.at(-1)?.info).toMatchObject({
        states: ['quoted'],
        assignee: 'none',
        before: 'CUSTOM000000001',
      }),
    );
  });

  test('says when there is nothing', async () => {
    trip = null;
    await show('');
    expect(await screen.findByText('No requests here')).toBeVisible();
  });
});

describe('a request', () => {
  test('that is not there says so', async () => {
    trip = null;
    await show();
    expect(await screen.findByText('There is no request with this number')).toBeVisible();
  });

  test('is given to an administrator', async () => {
    await show();
    await screen.findByRole('option', { name: 'Bora Kim' });
    await userEvent.selectOptions(screen.getByLabelText('In charge'), 'Bora Kim');
    await waitFor(() =>
      expect(changes()).toEqual([
        {
          call: 'admin/customTripAssign',
          info: expect.objectContaining({
            request_id: 'CUSTOM000000001',
            version: 1,
            assignee: 'MEM0000000002',
          }),
        },
      ]),
    );
  });

  test('is answered in words, and closed only with a reason that is agreed to', async () => {
    await show();
    await press('Cannot be done');
    const field = screen.getByLabelText('Write to the member');
    expect(field).toHaveFocus();
    expect(changes()).toEqual([]);
    await userEvent.type(field, 'No rooms left.');
    await press('Cannot be done');
    expect(await answerQuestion(false)).toBe('Close this request?');
    expect(changes()).toEqual([]);
    await press('Send answer');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(changes()).toMatchObject([
      { call: 'admin/customTripReply', info: { text: 'No rooms left.', version: 1 } },
    ]);
  });
});

describe('a message that is rejected', () => {
  test('is said beside its field, which has the focus and keeps what was written', async () => {
    rejection = { status: 400, body: { error: 'input_invalid', message: 'Too long.', field: 'text' } };
    await show();
    const field = await screen.findByLabelText('Write to the member');
    await userEvent.type(field, 'No rooms left.');
    await press('Send answer');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Too long\./));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('No rooms left.');
  });
});

describe('a quote', () => {
  test('that was begun is not left by a link before that is agreed to', async () => {
    await show();
    await userEvent.type(await screen.findByLabelText('Price for one adult, in won'), '650000');
    await userEvent.click(screen.getAllByRole('link', { name: 'Sent mails' })[0]!);
    expect(await answerQuestion(false)).toBe('Leave without saving?');
    expect(screen.getByTestId('address')).toHaveTextContent('id=CUSTOM000000001');
    await userEvent.click(screen.getAllByRole('link', { name: 'Sent mails' })[0]!);
    await answerQuestion(true);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('?view=mails'));
  });

  test('names what is missing, shows what it comes to and how the member sees it, and is sent when agreed to', async () => {
    await show();
    await press('Send quote');
    const price = screen.getByLabelText('Price for one adult, in won');
    expect(price).toHaveFocus();
    await userEvent.type(price, '650000');
    expect(screen.getByText('₩1,300,000 · ¥7,027 · $1,000')).toBeVisible();
    await press('Send quote');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Title'), 'Seoul by night');
    await userEvent.type(screen.getByLabelText('Title of day 1'), 'Arrival');
    await press('Send quote');
    expect(screen.getByLabelText('Title of day 2')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Title of day 2'), 'Dance class');
    await press('Move day 2 up');
    await userEvent.type(screen.getByLabelText('Included (optional)'), 'Guide\n\nLunch');

    await press('Preview');
    const seen = within(await screen.findByRole('dialog', { name: 'Preview' }));
    expect(seen.getByRole('article', { name: 'Seoul by night' })).toBeVisible();
    expect(seen.getByText('₩1,300,000')).toBeVisible();
    await userEvent.click(seen.getByRole('button', { name: 'Close' }));

    await press('Send quote');
    expect(await answerQuestion(true)).toBe('Send this quote?');
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      call: 'admin/customTripQuote',
      info: {
        request_id: 'CUSTOM000000001',
        version: 1,
        quote: {
          price_krw: 650_000,
          adult_cnt: 2,
          texts: {
            ENG: {
              title: 'Seoul by night',
              days: [{ title: 'Dance class' }, { title: 'Arrival' }],
              included: ['Guide', 'Lunch'],
            },
          },
        },
      },
    });
  });

  const stepBy = (actor: string): DeskTrip['steps'][number] => ({ ...trip!.steps[0]!, actor });

  test('is not sent on a request that somebody else has changed unseen', async () => {
    await show();
    await userEvent.type(await screen.findByLabelText('Price for one adult, in won'), '1');
    effect = () => {
      trip = { ...trip!, version: 2, steps: [...trip!.steps, stepBy('MEM0000000002')] };
    };
    await screen.findByRole('option', { name: 'Bora Kim' });
    await userEvent.selectOptions(screen.getByLabelText('In charge'), 'Bora Kim');
    expect(await screen.findByText(/^This request has changed since you began/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send quote' })).toBeDisabled();
    expect(screen.getByLabelText('Price for one adult, in won')).toHaveValue(1);
    await press('I have seen it');
    expect(screen.getByRole('button', { name: 'Send quote' })).toBeEnabled();
  });

  test('is sent on what its own administrator has answered meanwhile', async () => {
    const { start_day, end_day } = trip!;
    trip = deskTrip({ quotes: [quote({ start_day, end_day })], quote_no: 1, state: 'change-asked' });
    await show();
    effect = () => {
      trip = { ...trip!, version: 2, steps: [...trip!.steps, stepBy(testUser.mem_id)] };
    };
    await userEvent.type(await screen.findByLabelText('Write to the member'), 'We look into it.');
    await press('Answer, the quote stands');
    await waitFor(() => expect(screen.getByLabelText('Write to the member')).toHaveValue(''));
    expect(screen.queryByText(/^This request has changed since you began/)).not.toBeInTheDocument();
    await press('Send quote');
    await answerQuestion(true);
    await waitFor(() =>
      expect(changes().at(-1)).toMatchObject({ call: 'admin/customTripQuote', info: { version: 2 } }),
    );
  });

  test('keeps every earlier version readable', async () => {
    trip = deskTrip({
      state: 'accepted',
      quotes: [quote(), quote({ quote_no: 2 })],
      quote_no: 2,
      actions: [],
    });
    await show();
    expect(await screen.findByText(/^Quote 2 ·/)).toBeVisible();
    expect(screen.getByText(/^Quote 1 ·/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send quote' })).not.toBeInTheDocument();
  });

  test('in another language begins with as many days, and asks before its texts are deleted', async () => {
    await show();
    await userEvent.click(await screen.findByRole('checkbox', { name: '한국어' }));
    expect(screen.getByRole('tab', { name: '한국어', selected: true })).toBeVisible();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: '서울의 밤' } });
    expect(screen.getAllByLabelText(/^Title of day/)).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: '한국어' }));
    expect(await answerQuestion(true)).toBe('Remove this language with its texts?');
    expect(screen.queryByRole('tab', { name: '한국어' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'English' })).toBeDisabled();
  });
});
