import { useSession } from '@narae/shell-sdk';
import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import LeaveDialog from './leave-dialog.tsx';

const account = { trips: [], last_owner: false, prove: false, password: true };
const booking = {
  trips: [] as object[],
  cart_cnt: 2,
  reservation_cnt: 1,
  waiting_cnt: 0,
  custom_cnt: 0,
  papers_cnt: 3,
  companion_cnt: 0,
  order_cnt: 1,
  kept_until: '2031-11-21',
};
let answers: Record<string, { status: number; body: unknown }>;
let sent: [string, unknown][];
beforeEach(() => {
  sent = [];
  answers = {
    '/api/leavePreview': { status: 200, body: account },
    '/api/leavePreviewBooking': { status: 200, body: booking },
    '/api/memberDelete': { status: 200, body: { msg: 'success' } },
  };
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    sent.push([String(url), JSON.parse(body).info]);
    const answer = answers[String(url)] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  }) as typeof fetch;
});

const Who = () => <p>{useSession().user ? 'a member' : 'nobody'}</p>;
const onClose = () => undefined;
const show = () =>
  renderInShell(
    <>
      <LeaveDialog onClose={onClose} />
      <Who />
    </>,
    { namespaces: ['account', 'accountLeave'], user: testUser },
  );
const leaving = () => sent.filter(([url]) => url === '/api/memberDelete').map(([, info]) => info);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('says what ends, what is deleted and what the law keeps; what there is none of is left out', async () => {
  await show();
  expect(await screen.findByText('2 trips leave your cart.')).toBeVisible();
  expect(screen.getByText('1 event reservation is deleted.')).toBeVisible();
  expect(screen.getByText('3 pictures of travel documents.')).toBeVisible();
  expect(screen.getByText(/1 paid order, without names .* Nov(ember)? 21, 2031/)).toBeVisible();
  expect(screen.queryByText(/waiting list|saved traveller/)).toBeNull();
  expect(leaving()).toEqual([]);
});

test('leaves once the last question is agreed to, and forgets the member', async () => {
  await show();
  await press('Close account');
  expect(await answerQuestion(false)).toBe('Close your account for good?');
  expect(leaving()).toEqual([]);
  await press('Close account');
  await answerQuestion(true);
  await waitFor(() => expect(leaving()).toEqual([{ mem_id: testUser.mem_id }]));
  expect(await screen.findByText('nobody')).toBeInTheDocument();
});

test('a paid trip ahead is named and linked, and there is nothing to press', async () => {
  const trip = { order_id: 'ORDER1', title: 'Seoul tour', start_day: '2026-12-01', last_day: '2026-12-03' };
  answers['/api/leavePreviewBooking'] = { status: 200, body: { ...booking, trips: [trip] } };
  await show();
  expect(await screen.findByRole('link', { name: /Seoul tour.*until/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/myOrder?order_id=ORDER1'),
  );
  expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
});

test('the last owner is told what to do first', async () => {
  answers['/api/leavePreview'] = { status: 200, body: { ...account, last_owner: true } };
  await show();
  expect(await screen.findByText(/You are the only owner left/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
});

test('asks for the password where it is needed, and says beside it that it was wrong', async () => {
  answers['/api/leavePreview'] = { status: 200, body: { ...account, prove: true } };
  const rejection = { error: 'password_wrong', message: 'Wrong.', field: 'mem_password' };
  answers['/api/memberDelete'] = { status: 401, body: rejection };
  await show();
  await press('Close account');
  expect(await screen.findByText('Please enter your password.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Password'), 'wrong1234 ');
  await press('Close account');
  await answerQuestion(true);
  expect(await screen.findByText('Wrong.')).toBeVisible();
  expect(leaving()).toEqual([{ mem_id: testUser.mem_id, mem_password: 'wrong1234' }]);
  expect(screen.getByText('a member')).toBeInTheDocument();
});

test('who has no password is sent to sign in once more', async () => {
  answers['/api/leavePreview'] = { status: 200, body: { ...account, prove: true, password: false } };
  await show();
  expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
  await press('Sign in again');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/loginout'));
  expect(leaving()).toEqual([]);
});

test('what could not be loaded can be tried again', async () => {
  answers['/api/leavePreviewBooking'] = {
    status: 503,
    body: { error: 'service_unavailable', message: 'Later' },
  };
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  answers['/api/leavePreviewBooking'] = { status: 200, body: booking };
  await press('Try again');
  expect(await screen.findByText('2 trips leave your cart.')).toBeVisible();
});
