import { jest } from '@jest/globals';
import type { AdminDeparture, GateGuest, GateManifest } from '@narae/contracts';
import { toast } from '@narae/shell-sdk';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../shared/admin/texts.ts';
import DeparturesPart from './departures-part.tsx';

const departure = (over: Partial<AdminDeparture> = {}): AdminDeparture => ({
  prod_id: 'P000001',
  prod_title: 'Han river night walk',
  place_nm: 'Seoul',
  ymd_format: '2026-12-20',
  paid_cnt: 12,
  checked_in_cnt: 3,
  papers_missing_cnt: 2,
  unpaid_cnt: 4,
  waiting_cnt: 1,
  min_cnt: 0,
  days_left: 30,
  seats: { capacity: 20, paid: 12, held: 2, offered: 1, left: 5 },
  ...over,
});

const guest = (mem_nm: string, over: Partial<GateGuest> = {}): GateGuest => ({
  ticket_no: `${mem_nm.slice(0, 4)}1111`,
  order_id: 'ORDER000000001',
  mem_nm,
  mem_type: 'adult',
  party_cnt: 2,
  cancelling: false,
  papers_missing: false,
  checked_in: null,
  conflicts: [],
  ...over,
});
const manifest: GateManifest = {
  departure: departure(),
  guests: [guest('ZOEY LIN'), guest('ANNA LIN', { papers_missing: true })],
  keys: [],
  taken_at: '2026-12-20T00:12:00.000Z',
};

let departures: AdminDeparture[];
beforeEach(() => {
  globalThis.fetch = (async (url: string) =>
    Response.json(url.endsWith('/gate/manifest') ? [manifest] : { departures, next: null })) as typeof fetch;
});

const show = () =>
  renderInShell(<DeparturesPart />, {
    path: '/admin/booking?view=departures',
    user: { ...testUser, admin_yn: 'Y', admin_role: 'booking' },
    namespaces: ['bookingAdmin', 'bookingGate', 'admin'],
  });

it('shows people and seats of each departure, the way to its gate, and its list', async () => {
  departures = [departure(), departure({ prod_id: 'P000002', prod_title: 'Empty', paid_cnt: 0 })];
  await show();
  const link = await screen.findByRole('link', { name: 'Han river night walk' });
  expect(link).toHaveAttribute('href', '/admin/gate?prod_id=P000001');
  const [, first, second] = screen.getAllByRole('row');
  const row = within(first!);
  expect(row.getByText('5 of 20 left')).toBeVisible();
  expect(row.getByText('paid 12, held 2, offered 1')).toBeVisible();
  expect(
    row.getByText('3 of 12 checked in · 2 with papers missing · 4 unpaid · 1 on the waiting list'),
  ).toBeVisible();
  expect(row.getByRole('button', { name: 'Download CSV: Han river night walk' })).toBeVisible();
  expect(within(second!).queryByRole('button')).toBeNull();
  expect(within(second!).queryByText(/checked in/)).toBeNull();
});

describe('the list of a departure', () => {
  let saved: string[];
  const told: unknown[] = [];
  const { rejection } = toast;
  const downloadWith = async (answer: () => Response): Promise<void> => {
    departures = [departure()];
    const others = globalThis.fetch;
    globalThis.fetch = (async (url: string, init: RequestInit) =>
      url === '/api/admin/manifestCsv/P000001' ? answer() : others(url, init)) as typeof fetch;
    await show();
    await userEvent.click(await screen.findByRole('button', { name: /^Download CSV/ }));
  };
  beforeEach(() => {
    saved = [];
    told.length = 0;
    toast.rejection = (error) => void told.push(error);
    Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
  });
  afterEach(() => {
    toast.rejection = rejection;
    jest.restoreAllMocks();
  });

  it('is saved under the name the server gives it', async () => {
    const headers = { 'content-disposition': 'attachment; filename="departure-P000001.csv"' };
    await downloadWith(() => new Response('name', { headers }));
    await waitFor(() => expect(saved).toEqual(['departure-P000001.csv blob:list']));
    expect(told).toEqual([]);
  });

  it('is no file where it is rejected', async () => {
    const error = 'product_not_found';
    await downloadWith(() => Response.json({ error, message: 'It is gone.' }, { status: 404 }));
    await waitFor(() => expect(told).toMatchObject([{ error, message: 'It is gone.' }]));
    expect(saved).toEqual([]);
  });
});

it('says which departures lack people, and leads to cancelling those that are to be decided', async () => {
  const lacks = (prod_id: string, days_left: number) => departure({ prod_id, min_cnt: 15, days_left });
  departures = [
    lacks('P000001', 30),
    lacks('P000002', 14),
    lacks('P000003', 8),
    departure({ prod_id: 'P4', min_cnt: 12 }),
  ];
  await show();
  await screen.findAllByText('at least 15');
  const [, early, short, decide, reached] = screen.getAllByRole('row');
  expect(within(early!).queryByText(/^Too few/)).toBeNull();
  expect(within(short!).getByText('Too few so far')).toBeVisible();
  expect(within(decide!).getByText('Too few: please decide now')).toBeVisible();
  expect(within(decide!).getByRole('link', { name: /^Cancel departure/ })).toHaveAttribute(
    'href',
    '/admin/booking?view=cancellations&id=P000003&reason=minimum',
  );
  expect(within(reached!).getByText('at least 12')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Cancel departure/ })).toHaveLength(1);
});

it('says so where nothing is to depart', async () => {
  departures = [];
  await show();
  expect(await screen.findByText('Nothing is to depart')).toBeVisible();
});

it('prints the list of a departure by name, with boxes to tick, and takes it away afterwards', async () => {
  departures = [departure()];
  const print = jest.fn<() => void>();
  globalThis.print = print;
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Print the list: Han river night walk' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector('[data-printed-list]');
  const rows = [...(paper?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/ANNA LIN.*ANNA-1111.*ORDER000000001 \(2\).*Papers missing/),
    expect.stringMatching(/ZOEY LIN.*ZOEY-1111.*ORDER000000001 \(2\).*Complete/),
  ]);
  expect(paper?.textContent).toContain('as of Dec 20, 2026, 09:12');
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-printed-list]')).toBeNull();
});
