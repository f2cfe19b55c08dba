import type { WaitingEntry } from '@narae/contracts';
import type { WaitingSlotProps } from '@narae/contracts/slots';
import { useSession } from '@narae/shell-sdk';
import { authDialogStore } from '@narae/shell-sdk/host';
import {
  answerQuestion,
  FakeStream,
  installFakeStream,
  renderInShell,
  testUser,
} from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offeredEntry, waitingEntry } from '../../../test/waiting.ts';
import '../../texts.ts';
import WaitingButton from './waiting-button.tsx';

const seats: WaitingSlotProps = {
  kind: 'seats',
  target_id: 'P000003',
  title: 'Café tour',
  product: { package_cnt: 0, discounts: { teen_pct: 0, children_pct: 0, infant_takes_seat: false } },
};

let mine: WaitingEntry[];
let sent: { readonly call: string; readonly info: unknown }[];
let answer: (call: string) => Response;
let login: ReturnType<typeof useSession>['login'];

function Login(): null {
  ({ login } = useSession());
  return null;
}

beforeEach(() => {
  installFakeStream();
  mine = [];
  sent = [];
  answer = () => Response.json({ msg: 'success', waiting_id: 'WAIT000001' });
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const call = String(url).replace('/api/', '');
    if (call === 'waitingMine') return Response.json(mine);
    if (call === 'mycartList') return Response.json([]);
    sent.push({ call, info: JSON.parse(String(init?.body)).info });
    return answer(call);
  }) as typeof fetch;
});
afterEach(() => act(async () => authDialogStore.setState({ open: null, purpose: null })));

const show = (props: Partial<WaitingSlotProps> = {}, user: typeof testUser | null = testUser) =>
  renderInShell(
    <>
      <WaitingButton {...seats} {...props} />
      <Login />
    </>,
    { user, namespaces: ['booking'] },
  );
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a party joins with its size and its mailbox, and sees its place', async () => {
  answer = () => {
    mine = [waitingEntry()];
    return Response.json({ msg: 'success', waiting_id: 'WAIT000001' });
  };
  await show();
  await press('Tell me');
  const form = await dialog('Waiting list');
  expect(form.getByText(/Joining is free and is not a booking/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: /^Adult.*one more$/ }));
  await userEvent.click(form.getByRole('button', { name: 'Join the list' }));
  const joined = await dialog('On the waiting list');
  expect(joined.getByText('1 party (3 people) is before you.')).toBeVisible();
  expect(joined.getByText(/a smaller party may be served first/)).toBeVisible();
  const counts = { adult_cnt: 2, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
  const info = { kind: 'seats', target_id: 'P000003', counts, email: testUser.mem_email, lan_tp: 'ENG' };
  expect(sent).toEqual([{ call: 'waitingJoin', info }]);
});

test.each([
  [true, 'We write to you here.'],
  [false, 'Your email is not confirmed yet: until it is, we tell you in My info only.'],
])('the address (confirmed: %s) alone says whether a mail comes', async (email_confirmed, hint) => {
  await show({}, { ...testUser, email_confirmed });
  await press('Tell me');
  const form = await dialog('Waiting list');
  expect(form.getByLabelText('Email')).toHaveAccessibleDescription(hint);
  expect(form.getByText(/Joining is free/)).not.toHaveTextContent('email');
});

test('an event is waited for by a number of people, an opening by nobody in particular', async () => {
  const { unmount } = await show({ kind: 'places', target_id: 'EVT1' });
  await press('Tell me');
  const places = await dialog('Waiting list');
  await userEvent.click(places.getByRole('button', { name: /^Number of people.*one more$/ }));
  await userEvent.click(places.getByRole('button', { name: 'Join the list' }));
  unmount();
  await show({ kind: 'opening' });
  await press('Remind me');
  await userEvent.click((await dialog('Remind me')).getByRole('button', { name: 'Remind me' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const email = { email: testUser.mem_email, lan_tp: 'ENG' };
  expect(sent.map(({ info }) => info)).toEqual([
    { kind: 'places', target_id: 'EVT1', event_cnt: 2, ...email },
    { kind: 'opening', target_id: 'P000003', ...email },
  ]);
});

test('whoever is not signed in signs in first and goes on', async () => {
  await show({}, null);
  await press('Tell me');
  expect(authDialogStore.getState().open).toBe('login');
  await act(async () => login(testUser));
  expect(await dialog('Waiting list')).toBeDefined();
});

test('what is rejected is said at its field, or above the button', async () => {
  const reject = (error: string, field: string, message: string) => () =>
    Response.json({ error, field, message }, { status: 400 });
  answer = reject('login_email_validation', 'email', 'That does not look like an email.');
  await show();
  await press('Tell me');
  const form = await dialog('Waiting list');
  await userEvent.click(form.getByRole('button', { name: 'Join the list' }));
  await waitFor(() =>
    expect(form.getByLabelText('Email')).toHaveAccessibleDescription(/does not look like an email/),
  );
  answer = reject('waiting_not_needed', 'target_id', 'You can book right away.');
  await userEvent.click(form.getByRole('button', { name: 'Join the list' }));
  expect(await form.findByRole('alert')).toHaveTextContent('You can book right away.');
});

test('an offer is shown with its end, news of it come by the stream, and accepting leads to the travellers', async () => {
  mine = [waitingEntry()];
  await show();
  expect(await screen.findByRole('button', { name: 'On the waiting list' })).toBeVisible();
  mine = [offeredEntry()];
  await act(async () => FakeStream.latest().send('waiting', { waiting_id: 'WAIT000001' }));
  answer = () => Response.json({ msg: 'success', cart_id: 'CART000007', event_id: null });
  await press('Seats kept for you');
  const offer = await dialog('Seats kept for you');
  expect(offer.getByText('2 seats are kept for you')).toBeVisible();
  expect(offer.getByText(/your turn is over/)).toBeVisible();
  await userEvent.click(offer.getByRole('button', { name: 'Book now' }));
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/reservInfo?cart_id=CART000007'),
  );
  expect(sent[0]).toEqual({
    call: 'waitingAccept',
    info: { waiting_id: 'WAIT000001', currency: 'USD', lan_tp: 'ENG' },
  });
});

test('leaving asks first and then offers to join again', async () => {
  mine = [waitingEntry()];
  answer = () => {
    mine = [];
    return Response.json({ msg: 'success' });
  };
  await show();
  await press('On the waiting list');
  await userEvent.click(
    (await dialog('On the waiting list')).getByRole('button', { name: 'Leave the list' }),
  );
  expect(await answerQuestion(true)).toBe('Leave the waiting list?');
  expect(await screen.findByRole('button', { name: 'Tell me' })).toBeVisible();
  expect(sent).toEqual([{ call: 'waitingLeave', info: { waiting_id: 'WAIT000001' } }]);
});
