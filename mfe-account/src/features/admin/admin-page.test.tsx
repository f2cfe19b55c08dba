import type { AdminMember, AdminMemberRow } from '@narae/contracts';
import * as rows from '@narae/contracts/rows';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from './admin-page.tsx';
import { memberRow } from './members/testing/member-row.ts';

const member = (change: Partial<AdminMemberRow> = {}): AdminMember => ({
  member: memberRow(change),
  erase_at: null,
  lan_tp: 'KOR',
  company_type: '',
  has_password: true,
  second_factor: false,
  consent: null,
  sessions: [],
  activities: [],
});

let asked: { path: string; info: Record<string, unknown> }[];
let answers: Record<string, (info: Record<string, unknown>) => unknown>;
beforeEach(() => {
  asked = [];
  answers = {
    [rows.adminMembers.path]: () => ({ members: [memberRow()], next: null, waiting_cnt: 2 }),
    [rows.adminMember.path]: () => member(),
    [rows.accountAudit.path]: () => [],
    [rows.administrators.path]: () => [],
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const { pathname: path } = new URL(url, 'http://localhost');
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    asked.push({ path, info });
    const answer = answers[path]?.(info) ?? { msg: 'success' };
    return Response.json(answer, { status: Object.hasOwn(answer, 'error') ? 409 : 200 });
  }) as typeof fetch;
});
const open = (query = '', admin_role: 'owner' | 'booking' = 'owner') =>
  renderInShell(<AdminPage />, {
    path: `/admin/members?${query}`,
    user: { ...testUser, mem_id: 'MEM0000000001', admin_yn: 'Y', admin_role },
    namespaces: ['accountAdmin', 'admin'],
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (path: string) => asked.filter((one) => one.path === path).map(({ info }) => info);

test('is for owners alone', async () => {
  await open('', 'booking');
  expect(await screen.findByText('This part is for administrators')).toBeVisible();
  expect(asked).toEqual([]);
});

test('lists members, says how many wait, and searches by the address', async () => {
  await open('state=lost&q=mina');
  expect(await screen.findByRole('link', { name: 'Mina Hart' })).toHaveAttribute(
    'href',
    expect.stringContaining('id=MEM0000000007'),
  );
  expect(screen.getByRole('link', { name: '2 people waiting for approval' })).toBeVisible();
  expect(sent(rows.adminMembers.path)).toEqual([{ search: 'mina' }]);
  answers[rows.adminMembers.path] = () => ({ members: [], next: null, waiting_cnt: 0 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Locked');
  expect(await screen.findByText('No members match')).toBeVisible();
  expect(sent(rows.adminMembers.path).at(-1)).toEqual({ search: 'mina', state: 'locked' });
});

test('approves those of the chosen members who wait', async () => {
  const waiting = ['MEM0000000008', 'MEM0000000009'].map((mem_id) => memberRow({ mem_id, state: 'waiting' }));
  answers[rows.adminMembers.path] = () => ({
    members: [memberRow(), ...waiting],
    next: null,
    waiting_cnt: 2,
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'List options' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose several rows' }));
  await press('Choose all');
  await press('Approve (2)');
  await waitFor(() =>
    expect(sent(rows.adminMemberApprove.path)).toEqual(waiting.map(({ mem_id }) => ({ mem_id }))),
  );
  await waitFor(() => expect(sent(rows.adminMembers.path)).toHaveLength(2));
});

test('locks a member with a reason, and shows how it stands then', async () => {
  await open('id=MEM0000000007');
  await screen.findByRole('heading', { name: 'Mina Hart' });
  await press('Lock');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'Against the terms of use');
  answers[rows.adminMember.path] = () => member({ state: 'locked' });
  await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
  expect(await screen.findByRole('button', { name: 'Unlock' })).toBeVisible();
  expect(sent(rows.adminMemberLock.path)).toEqual([{ mem_id: 'MEM0000000007', reason: 'terms' }]);
});

test('whoever was too late is shown what somebody else decided', async () => {
  answers[rows.adminMember.path] = () => member({ state: 'waiting' });
  answers[rows.adminMemberApprove.path] = () => {
    answers[rows.adminMember.path] = () => member({ state: 'rejected' });
    return { error: 'member_decided', message: 'Somebody else has decided' };
  };
  await open('id=MEM0000000007');
  await screen.findByRole('heading', { name: 'Mina Hart' });
  await press('Approve');
  expect(await screen.findByText('Rejected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
});

test('a role is changed in the place of the one that was shown, and never one’s own', async () => {
  answers[rows.adminMember.path] = () => member({ role: 'gate' });
  await open('id=MEM0000000007');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: /Administrator role/ }),
    'Bookings',
  );
  await press('Save role');
  await waitFor(() =>
    expect(sent(rows.adminRoleSet.path)).toEqual([
      { mem_id: 'MEM0000000007', role: 'booking', seen: 'gate' },
    ]),
  );
});

test('a second factor is taken away with a reason, once it is said that it is really them', async () => {
  answers[rows.adminMember.path] = () => ({ ...member({ role: 'booking' }), second_factor: true });
  await open('id=MEM0000000007');
  await screen.findByRole('heading', { name: 'Mina Hart' });
  await press('Reset second factor');
  const dialog = within(await screen.findByRole('dialog'));
  const decide = dialog.getByRole('button', { name: 'Reset second factor' });
  expect(decide).toBeDisabled();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'Somebody else may use it');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(decide);
  await waitFor(() =>
    expect(sent(rows.adminSecondFactorReset.path)).toEqual([{ mem_id: 'MEM0000000007', reason: 'misuse' }]),
  );
});

test('one’s own account has nothing to decide', async () => {
  answers[rows.adminMember.path] = () => member({ mem_id: 'MEM0000000001', role: 'owner' });
  await open('id=MEM0000000001');
  await screen.findByRole('heading', { name: 'Mina Hart' });
  expect(screen.queryByRole('button', { name: 'Lock' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('visits have a chart that says what stands out, and every figure in tables', async () => {
  answers[rows.adminVisits.path] = () => ({
    total: 3,
    days: [
      { key: '2026-03-09', count: 1 },
      { key: '2026-03-10', count: 2 },
    ],
    systems: [{ key: 'iOS', count: 3 }],
    languages: [{ key: 'KOR', count: 3 }],
    partners: [{ key: '', count: 3 }],
  });
  await open('view=visits&from=2026-03-09&to=2026-03-10');
  expect(await screen.findByRole('img')).toHaveAccessibleName(/The most were on .*Mar 10.*: 2/);
  expect(screen.getByText('3 visits')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Partner' })).getByText('Not named')).toBeVisible();
  expect(sent(rows.adminVisits.path)).toEqual([{ from: '2026-03-09', to: '2026-03-10' }]);
});
