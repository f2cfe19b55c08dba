import type { CustomWish } from '@narae/contracts';
import { addDays, seoulDay } from '@narae/rules';
import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeAnswers, customTrip } from '../../../test/custom-trips.ts';
import '../../texts.ts';
import CustomTravelPage from './custom-travel-page.tsx';
import { emptyDraft } from './use-request.ts';

const today = seoulDay(new Date());
let kept: CustomWish[];
let broken: boolean;
let sent: { readonly call: string; readonly info: Readonly<Record<string, unknown>> }[];
let scrolledTo: Element[];
let rejection: { readonly status: number; readonly body: object } | null;

beforeEach(() => {
  kept = [];
  broken = false;
  sent = [];
  rejection = null;
  scrolledTo = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const call = String(url).replace('/api/', '');
    const { info } = JSON.parse(String(init?.body));
    const codes = codeAnswers[`${call} ${info.com_cd_group_code}`];
    if (codes)
      return broken
        ? Response.json({ error: 'service_unavailable', message: 'Later' }, { status: 503 })
        : Response.json(codes);
    if (call === 'customTravelTyped') return Response.json(kept);
    if (call === 'customTravelDetail') return Response.json(customTrip());
    if (call === 'myContact') return Response.json({ mem_nm: 'KIM NARA', mem_tel: '821012345678' });
    sent.push({ call, info });
    if (call === 'customTravelInsert' && rejection)
      return Response.json(rejection.body, { status: rejection.status });
    return Response.json({ msg: 'success', request_id: 'CUSTOM000000001' });
  }) as typeof fetch;
});

const show = (user = testUser) =>
  renderInShell(<CustomTravelPage />, {
    path: '/customTravel',
    user,
    namespaces: ['booking', 'bookingCustom'],
  });
const first = () => screen.findByLabelText<HTMLInputElement>('First day');
const last = () => screen.getByLabelText<HTMLInputElement>('Last day');
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string): Promise<void> => userEvent.click(screen.getByRole('checkbox', { name }));
const inserted = () => sent.filter(({ call }) => call === 'customTravelInsert');

describe('the days of the trip', () => {
  test('begin with three days from today', async () => {
    await show();
    expect(await first()).toHaveValue(today);
    expect(last()).toHaveValue(addDays(today, 2));
    expect(screen.getByText('3 days')).toBeVisible();
  });

  test('an end before the start, taken from the calendar, is put back at once', async () => {
    await show();
    fireEvent.change(await first(), { target: { value: addDays(today, 9) } });
    expect(await first()).toHaveValue(today);
    expect(await first()).toHaveAccessibleDescription('The first day cannot be after the last day.');
    fireEvent.change(last(), { target: { value: addDays(today, 9) } });
    fireEvent.change(await first(), { target: { value: addDays(today, 7) } });
    expect(await first()).toHaveValue(addDays(today, 7));
    expect(screen.getByText('3 days')).toBeVisible();
    fireEvent.change(last(), { target: { value: today } });
    expect(last()).toHaveValue(addDays(today, 9));
    expect(last()).toHaveAccessibleDescription('This day must not be before the one above it.');
  });

  test('one that is typed is judged when its field is left, not digit by digit', async () => {
    await show();
    await first();
    fireEvent.keyDown(last(), { key: '0' });
    fireEvent.change(last(), { target: { value: '0002-01-01' } });
    expect(last()).toHaveValue('0002-01-01');
    fireEvent.change(last(), { target: { value: addDays(today, 5) } });
    fireEvent.blur(last());
    expect(last()).toHaveValue(addDays(today, 5));
    fireEvent.keyDown(last(), { key: '0' });
    fireEvent.change(last(), { target: { value: '0002-01-01' } });
    fireEvent.blur(last());
    expect(last()).toHaveValue(addDays(today, 5));
  });
});

test('free text belongs to "something else", and grades to hotels', async () => {
  await show();
  await first();
  const field = () => screen.queryByLabelText('What kind of trip do you have in mind?');
  expect(field()).not.toBeInTheDocument();
  await tick('Something else');
  expect(field()).toBeVisible();
  await tick('Something else');
  expect(field()).not.toBeInTheDocument();

  expect(screen.queryByRole('radio', { name: '4-star' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Hotel' }));
  await userEvent.click(screen.getByRole('radio', { name: '4-star' }));
  expect(screen.getByText('Hotel, 4-star', { selector: 'dd' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Hanok stay' }));
  expect(screen.queryByRole('radio', { name: '4-star' })).not.toBeInTheDocument();
  expect(screen.getByText('Hanok stay', { selector: 'dd' })).toBeVisible();
});

test('what is missing is named one after the other with the focus, then it is agreed to and sent once', async () => {
  await show();
  await first();
  const missing = async (name: string): Promise<void> => {
    await press('Send request');
    expect(document.activeElement).toHaveAccessibleName(name);
  };
  await missing('K-pop');
  expect(screen.getByRole('group', { name: 'Kinds of trip' })).toHaveAccessibleDescription(
    'Please choose at least one kind of trip.',
  );
  await tick('Something else');
  await missing('What kind of trip do you have in mind?');
  await userEvent.type(document.activeElement!, 'concerts');
  await missing('Seoul');
  await tick('Seoul');
  await userEvent.click(screen.getByRole('button', { name: 'Adult: one fewer' }));
  await missing('Adult');
  await userEvent.click(screen.getByRole('button', { name: 'Adult: one more' }));
  await userEvent.clear(screen.getByLabelText('Email'));
  await missing('Email');
  await userEvent.type(screen.getByLabelText('Email'), 'nara@example.com');
  await userEvent.click(await screen.findByRole('button', { name: /^Use my details/ }));

  await press('Send request');
  expect(await answerQuestion(false)).toBe('Send this request?');
  expect(inserted()).toEqual([]);
  await press('Send request');
  await answerQuestion(true);
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/customTravel?request_id=CUSTOM000000001'),
  );
  expect(inserted()).toHaveLength(1);
  expect(inserted()[0]?.info).toMatchObject({
    start_day: today,
    end_day: addDays(today, 2),
    travel_types: ['06'],
    travel_type_etc: 'concerts',
    destinations: ['01'],
    adult_cnt: 1,
    email: 'nara@example.com',
    tel: '821012345678',
  });
  // The form was sent at its end; its answer begins at the top.
  const answer = await screen.findByRole('heading', { level: 1, name: 'Your custom trip' });
  await waitFor(() => expect(scrolledTo.at(-1)).toContainElement(answer));
  await waitFor(() => expect(scrolledTo.at(-1)).toHaveFocus());
});

test.each([
  [true, 'We send the quote here.'],
  [false, 'Your email is not confirmed yet: until it is, we tell you in My info only.'],
])('the address (confirmed: %s) says whether the quote is mailed', async (email_confirmed, hint) => {
  await show({ ...testUser, email_confirmed });
  expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(hint);
});

test('a rejection stands beside its field, and nothing typed is lost', async () => {
  rejection = { status: 400, body: { error: 'common_tel_number', message: 'Digits only.', field: 'tel' } };
  await show();
  await first();
  await tick('Food');
  await tick('Busan');
  await press('Send request');
  await answerQuestion(true);
  await waitFor(() => expect(screen.getByLabelText('Phone number (optional)')).toHaveFocus());
  expect(screen.getByLabelText('Phone number (optional)')).toHaveAccessibleDescription('Digits only.');
  expect(screen.getByRole('checkbox', { name: 'Food' })).toBeChecked();
});

describe('what is typed', () => {
  test('is kept on the server, and the form begins with it', async () => {
    const { unmount } = await show();
    await first();
    await tick('Food');
    await act(async () => unmount());
    expect(sent.at(-1)).toMatchObject({ call: 'customTravelDraft', info: { travel_types: ['04'] } });

    kept = [{ ...emptyDraft('nara@example.com'), memo: 'no fish', destinations: ['02'] }];
    await show();
    expect(await screen.findByRole('checkbox', { name: 'Busan' })).toBeChecked();
    expect(screen.getByLabelText('Anything else (optional)')).toHaveValue('no fish');
  });

  test('begins with days that are still to come', async () => {
    kept = [
      { ...emptyDraft('nara@example.com'), start_day: '2020-01-01', end_day: '2020-01-02', memo: 'no fish' },
    ];
    await show();
    expect(await first()).toHaveValue(today);
    expect(last()).toHaveValue(addDays(today, 2));
    expect(screen.getByLabelText('Anything else (optional)')).toHaveValue('no fish');
  });

  test('is deleted when that is agreed to', async () => {
    kept = [{ ...emptyDraft('nara@example.com'), memo: 'no fish' }];
    await show();
    await first();
    await press('Empty the form');
    expect(await answerQuestion(true)).toBe('Delete everything you have entered?');
    expect(screen.getByLabelText('Anything else (optional)')).toHaveValue('');
  });
});

test('the form can be asked for again when it did not come', async () => {
  broken = true;
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await first()).toBeVisible();
});
