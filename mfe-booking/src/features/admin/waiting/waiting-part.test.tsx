import type { QueuedParty, WaitingQueue } from '@narae/contracts';
import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from '../admin-page.tsx';

const queue: WaitingQueue = {
  kind: 'seats',
  target_id: 'P000001',
  title: 'Han river night walk',
  ymd_format: '2026-12-20',
  start_time: '19:30',
  parties: 2,
  seats: 5,
  offers: 1,
  left: 1,
  next_needs: 3,
  obstacle: 'too-few-left',
};
const party: QueuedParty = {
  waiting_id: 'WAIT000000001',
  mem_id: 'MEM0000000009',
  state: 'waiting',
  seats: 3,
  joined_at: '2026-11-21T03:00:00.000Z',
  offer_ends_at: null,
  ended_at: null,
};

let asked: { url: string; info: Record<string, unknown> }[];
let queues: WaitingQueue[];
let fails: boolean;
beforeEach(() => {
  asked = [];
  fails = false;
  queues = [queue, { ...queue, kind: 'opening', target_id: 'P000002', obstacle: null, title: 'Busan' }];
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const { info } = JSON.parse(String(init?.body ?? '{"info":{}}')) as { info: Record<string, unknown> };
    asked.push({ url, info });
    if (fails) return Response.json({ error: 'internal_fail', message: 'No' }, { status: 500 });
    if (url.endsWith('waitingQueues')) return Response.json(queues);
    if (url.endsWith('waitingParties')) return Response.json([party]);
    return Response.json({ msg: 'success', ended: 1 });
  }) as typeof fetch;
});

const open = (id = '') =>
  renderInShell(<AdminPage />, {
    path: `/admin/booking?view=waiting${id && `&id=${id}`}`,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'booking' },
    namespaces: ['bookingAdmin', 'admin'],
  });
const called = (name: string) => asked.filter(({ url }) => url.endsWith(name)).map(({ info }) => info);

it('says of every list who waits and why nobody is offered anything', async () => {
  await open();
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect(within(first!).getByText(/19:30/)).toBeVisible();
  expect(within(first!).getByText('2 (5 seats)')).toBeVisible();
  expect(within(first!).getByText(/^1 left, the next party needs 3/)).toBeVisible();
  expect(within(second!).getByText('An offer is on its way.')).toBeVisible();
  expect(within(first!).getByRole('link', { name: queue.title })).toHaveAttribute(
    'href',
    expect.stringContaining('id=seats-P000001'),
  );
});

it('says when there is none, and when they could not be loaded', async () => {
  queues = [];
  const seen = await open();
  expect(await screen.findByText('Nobody is on a waiting list')).toBeVisible();
  seen.unmount();
  fails = true;
  await open();
  fails = false;
  queues = [queue];
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: queue.title })).toBeVisible();
});

it('shows the parties of one list, those that are over where asked for, and ends it after asking', async () => {
  await open('seats-P000001');
  expect(await screen.findByRole('heading', { level: 2, name: queue.title })).toBeVisible();
  expect(await screen.findByText(party.mem_id)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Those that are over as well' }));
  expect(called('waitingParties').at(-1)).toEqual({ kind: 'seats', target_id: 'P000001', over: true });

  const end = screen.getByRole('button', { name: 'End the waiting list' });
  await userEvent.click(end);
  expect(await answerQuestion(false)).toBe('End this waiting list?');
  expect(called('waitingEnd')).toEqual([]);
  await userEvent.click(end);
  await answerQuestion(true);
  await waitFor(() => expect(called('waitingEnd')).toEqual([{ kind: 'seats', target_id: 'P000001' }]));
});
