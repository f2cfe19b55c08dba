import type { SecurityEventPage, SecurityEventRow } from '@narae/contracts';
import * as rows from '@narae/contracts/rows';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../texts.ts';
import SecurityPart from './security-part.tsx';

const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
const line = (change: Partial<SecurityEventRow> = {}): SecurityEventRow => ({
  event_id: 'e1',
  at: '2026-03-10T03:04:00.000Z',
  kind: 'sign-in-failed',
  actor: '',
  about: 'MEM0000000007',
  reason: 'common_login_email_password_fail',
  call: 'memChk',
  network: '203.0.113.0/24',
  trace_id,
  count: 1,
  ...change,
});
const pageOf = (...events: SecurityEventRow[]): SecurityEventPage => ({ events, next: null });

let asked: { path: string; info: Record<string, unknown> }[];
let answer: (path: string, info: Record<string, unknown>) => Response;
beforeEach(() => {
  asked = [];
  answer = () => Response.json(pageOf(line()));
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const { pathname: path } = new URL(url, 'http://localhost');
    if (path === rows.administrators.path)
      return Response.json([{ mem_id: 'MEM0000000001', mem_nm: 'Kim Nara' }]);
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    asked.push({ path, info });
    return answer(path, info);
  }) as typeof fetch;
});
const open = (query = '') =>
  renderInShell(<SecurityPart />, {
    path: `/admin/members?view=security&${query}`,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'owner' },
    namespaces: ['accountAdmin', 'admin'],
  });
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

test('says what happened, by whom, to whom, from where, and in which call', async () => {
  answer = () =>
    Response.json(
      pageOf(
        line({
          event_id: 'e2',
          kind: 'rights-changed',
          actor: 'MEM0000000001',
          call: 'adminRoleSet',
          reason: '',
        }),
        line(),
        line({ event_id: 'e0', about: '', reason: 'left_out', call: '', trace_id: '', count: 31 }),
      ),
    );
  await open();
  const [, given, failed, counted] = (await screen.findAllByRole('row')).map((row) => within(row));
  expect(given?.getByText('Rights changed')).toBeVisible();
  expect(await given?.findByRole('link', { name: 'Kim Nara' })).toHaveAttribute(
    'href',
    expect.stringContaining('id=MEM0000000001'),
  );
  expect(failed?.getByText('Mar 10, 2026, 12:04')).toBeVisible();
  expect(failed?.getByRole('link', { name: 'MEM0000000007' })).toBeVisible();
  for (const text of ['203.0.113.0/24', 'memChk', trace_id]) expect(failed?.getByText(text)).toBeVisible();
  expect(counted?.getByText('31 more, only counted')).toBeVisible();
  expect(counted?.queryByText('left_out')).not.toBeInTheDocument();
});

test('is narrowed by what stands in the address, each service to what its log has', async () => {
  await open('kind=signed-in&from=2026-03-01&to=soon');
  await screen.findByRole('table');
  expect(asked.at(-1)).toEqual({
    path: rows.accountSecurityLog.path,
    info: { kind: 'signed-in', from: '2026-03-01' },
  });
  await choose('Service', 'Bookings');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ path: rows.bookingSecurityLog.path, info: { from: '2026-03-01' } }),
  );
  await choose('What happened', 'Payment differs');
  await userEvent.type(screen.getByRole('searchbox', { name: 'IP address' }), ' 203.0.113.9 ');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Done by' }), 'MEM0000000007{Enter}');
  const narrowed = {
    kind: 'payment-differs',
    from: '2026-03-01',
    network: '203.0.113.9',
    actor: 'MEM0000000007',
  };
  await waitFor(() => expect(asked.at(-1)?.info).toEqual(narrowed));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ path: rows.bookingSecurityLog.path, info: {} }));
});

test('earlier lines follow at a press, also where the latest have none', async () => {
  const next = { before: '2026-03-09T00:00:00.000Z', before_id: 'e9' };
  answer = (_, { before }) => Response.json(before ? pageOf(line()) : { events: [], next });
  await open();
  expect(await screen.findByText(/None among the latest lines/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(await screen.findByText('memChk')).toBeVisible();
  expect(asked.at(-1)?.info).toEqual(next);
  expect(screen.queryByRole('button', { name: 'Earlier' })).not.toBeInTheDocument();
});

test('nothing found is said', async () => {
  answer = () => Response.json(pageOf());
  await open();
  expect(await screen.findByText('Nothing in this log matches')).toBeVisible();
});

test('what cannot be searched by is said at its field', async () => {
  const rejection = { error: 'network_invalid', message: 'Please enter an IP address', field: 'network' };
  answer = () => Response.json(rejection, { status: 400 });
  await open('network=nowhere');
  await screen.findByText('Please enter an IP address');
  const field = screen.getByRole('searchbox', { name: 'IP address' });
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Please enter an IP address'));
  expect(field).toHaveValue('nowhere');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a service that is away says so, and the others are still read', async () => {
  let away = true;
  answer = (path) =>
    away && path === rows.accountSecurityLog.path
      ? Response.json({ error: 'service_unavailable', message: 'Not available right now' }, { status: 503 })
      : Response.json(pageOf(line()));
  await open();
  expect(await screen.findByText('Not available right now')).toBeVisible();
  await choose('Service', 'Catalogue');
  expect(await screen.findByText('memChk')).toBeVisible();
  await choose('Service', 'Accounts');
  away = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('memChk')).toBeVisible();
});
