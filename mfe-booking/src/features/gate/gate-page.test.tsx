import { webcrypto } from 'node:crypto';
import type { GateAnswer, GateGuest, GateScan } from '@narae/contracts';
import '@narae/ui/testing';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GatePage from './gate-page.tsx';
import { guest, manifest, welcome } from './testing/fake-departure.ts';

let guests: GateGuest[];
let sent: GateScan[][];
let undone: object[];
let answer: (scan: GateScan) => GateAnswer;
let network: boolean;
let scrolledTo: Element[];
beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  localStorage.clear();
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  guests = [guest(), guest({ ticket_no: 'BBBB2222', mem_nm: 'KIM NA', papers_missing: true })];
  sent = [];
  undone = [];
  answer = welcome(guests);
  network = true;
  Object.defineProperty(navigator, 'onLine', { get: () => network, configurable: true });
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const { info } = JSON.parse(String(init?.body ?? '{"info":{}}')) as {
      info: { prod_id?: string; scans?: GateScan[] };
    };
    if (!network) throw new TypeError('no network');
    if (url.endsWith('/gate/departures')) return Response.json([manifest(guests).departure]);
    if (url.endsWith('/gate/manifest')) return Response.json([manifest(guests)]);
    if (url.endsWith('/gate/undo')) {
      undone.push(info);
      return Response.json({ msg: 'success' });
    }
    if (info.prod_id === 'GONE') {
      return Response.json({ error: 'product_not_found', message: 'No such product.' }, { status: 404 });
    }
    sent.push(info.scans ?? []);
    const answers = (info.scans ?? []).map(answer);
    guests = guests.map(
      (one) =>
        answers.find(({ outcome, guest: let_in }) => outcome === 'ok' && let_in?.ticket_no === one.ticket_no)
          ?.guest ?? one,
    );
    return Response.json({ msg: 'success', answers });
  }) as typeof fetch;
});

const open = async (path = '/admin/gate?prod_id=P000001', admin_role: 'gate' | 'catalogue' = 'gate') => {
  await renderInShell(<GatePage />, {
    path,
    user: { ...testUser, admin_yn: 'Y', admin_role },
    namespaces: ['bookingGate', 'admin'],
  });
};
const typeNumber = async (typed: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name, ticket/ }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Check in this number' }));
};
const says = async (word: string) =>
  within(await screen.findByRole('alert')).findByRole('heading', { name: word });
const goOffline = () => {
  network = false;
  act(() => void globalThis.dispatchEvent(new Event('offline')));
};
const goOnline = () => {
  network = true;
  act(() => void globalThis.dispatchEvent(new Event('online')));
};

it('leads from the departures of these days to the gate of one', async () => {
  await open('/admin/gate');
  expect(await screen.findByRole('link', { name: 'Han river night walk' })).toHaveAttribute(
    'href',
    '/admin/gate?prod_id=P000001',
  );
  expect(screen.getByText('0 of 2 checked in')).toBeVisible();
});

it('is not for the role catalogue', async () => {
  await open(undefined, 'catalogue');
  expect(screen.getByRole('heading', { name: 'This part is for administrators' })).toBeVisible();
});

it('checks a typed number in, counts it and says whose it is', async () => {
  await open();
  await typeNumber('aaaa1111');
  expect(await says('Welcome')).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText('LIN MEI')).toBeVisible();
  expect(scrolledTo).toEqual([screen.getByRole('alert')]);
  expect(await screen.findByText('1 of 2 checked in')).toBeVisible();
  expect(sent.flat()).toMatchObject([{ how: 'typed', gate: 'Gate' }]);
  expect(sent.flat()[0]).not.toHaveProperty('told');
});

it('takes a number that has no digit, where it is on the list', async () => {
  guests = [guest({ ticket_no: 'FYZHWDVD' })];
  answer = welcome(guests);
  await open();
  await typeNumber('fyzhwdvd');
  expect(await says('Welcome')).toBeVisible();
});

it('finds people by name and checks them in from the list', async () => {
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name, ticket/ }), 'kim');
  expect(screen.queryByRole('button', { name: 'Check in LIN MEI' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Check in KIM NA' }));
  expect(await says('Welcome')).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText('Papers missing')).toBeVisible();
});

it.each([
  ['second', 'Already used'],
  ['wrong-departure', 'Wrong departure'],
  ['void', 'Void ticket'],
  ['bad-signature', 'Not a genuine ticket'],
  ['unknown', 'Not found'],
] as const)('says loudly that it is %s', async (outcome, word) => {
  const checked_in = { scan_id: 'before', at: '2026-12-20T00:20:00.000Z', gate: 'Bus 2' };
  const departure = { prod_id: 'P2', prod_title: 'Seorak in autumn', ymd_format: '2026-12-21' };
  answer = ({ scan_id }) => ({
    scan_id,
    outcome,
    guest: outcome === 'second' ? guest({ checked_in }) : null,
    departure: outcome === 'wrong-departure' ? departure : null,
    conflict: false,
  });
  await open();
  await typeNumber('AAAA1111');
  expect(await says(word)).toBeVisible();
  const alert = within(screen.getByRole('alert'));
  if (outcome === 'second') expect(alert.getByText('Checked in at 09:20, Bus 2.')).toBeVisible();
  if (outcome === 'wrong-departure') expect(alert.getByText(/Seorak in autumn/)).toBeVisible();
});

it('goes on without a network, keeps what is to be sent, and sends it once when the network is back', async () => {
  await open();
  await screen.findByText('0 of 2 checked in');
  goOffline();
  expect(await screen.findByText(/No network: working with the list of/)).toBeVisible();
  await typeNumber('AAAA1111');
  expect(await says('Welcome')).toBeVisible();
  expect(screen.getByText(/1 scan waits to be sent/)).toBeVisible();
  expect(localStorage.getItem(`narae_gate_${testUser.mem_id}`)).toContain('AAAA1111');
  expect(JSON.stringify({ ...localStorage })).not.toContain('LIN');
  await typeNumber('AAAA1111');
  expect(await says('Already used')).toBeVisible();
  goOnline();
  expect(await screen.findByText('Everything is sent')).toBeVisible();
  expect(sent.flat().map(({ told }) => told)).toEqual(['ok', 'second']);
  expect(localStorage.getItem(`narae_gate_${testUser.mem_id}`)).toBeNull();
});

it('takes a check-in back that was not sent, without asking anybody', async () => {
  await open();
  await screen.findByText('0 of 2 checked in');
  goOffline();
  await typeNumber('AAAA1111');
  expect(await says('Welcome')).toBeVisible();
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('0 of 2 checked in')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Check in LIN MEI' })).toBeVisible();
  goOnline();
  expect(await screen.findByText('Everything is sent')).toBeVisible();
  expect(sent).toEqual([]);
});

it('adds to what another tab has put into the queue meanwhile', async () => {
  await open();
  await screen.findByText('0 of 2 checked in');
  goOffline();
  const other = {
    scan_id: 'other',
    code: 'BBBB2222',
    at: '2026-12-20T00:20:00.000Z',
    gate: 'Bus 1',
    how: 'typed',
  };
  const queued = [{ prod_id: 'P000001', scans: [{ ...other, told: 'ok' }] }];
  localStorage.setItem(`narae_gate_${testUser.mem_id}`, JSON.stringify(queued));
  await typeNumber('AAAA1111');
  expect(await says('Welcome')).toBeVisible();
  expect(await screen.findByText(/2 scans wait to be sent/)).toBeVisible();
  expect(screen.getByText('2 of 2 checked in')).toBeVisible();
  goOnline();
  expect(await screen.findByText('Everything is sent')).toBeVisible();
  expect(
    sent
      .flat()
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['AAAA1111', 'BBBB2222']);
});

it('sends what waits although the server rejects what waits of another departure', async () => {
  const kept = {
    scan_id: 'kept',
    code: 'AAAA1111',
    at: '2026-12-20T00:20:00.000Z',
    gate: 'Bus 2',
    how: 'typed',
  };
  const queue = [
    { prod_id: 'GONE', scans: [{ ...kept, scan_id: 'gone' }] },
    { prod_id: 'P000001', scans: [kept] },
  ];
  localStorage.setItem(`narae_gate_${testUser.mem_id}`, JSON.stringify(queue));
  await open();
  expect(await screen.findByText('1 of 2 checked in')).toBeVisible();
  expect(sent.flat().map(({ scan_id }) => scan_id)).toEqual(['kept']);
  expect(screen.getByText(/1 scan waits to be sent/)).toBeVisible();
});

it('shows a conflict that the server finds afterwards', async () => {
  await open();
  await screen.findByText('0 of 2 checked in');
  goOffline();
  await typeNumber('AAAA1111');
  expect(await says('Welcome')).toBeVisible();
  const checked_in = { scan_id: 'before', at: '2026-12-20T00:20:00.000Z', gate: 'Bus 2' };
  answer = ({ scan_id }) => ({
    scan_id,
    outcome: 'second',
    guest: guest({ checked_in }),
    departure: null,
    conflict: true,
  });
  goOnline();
  expect(await says('Already used')).toBeVisible();
  expect(screen.getByText('Another gate let somebody in with this ticket too')).toBeVisible();
});

it('takes a check-in back with a reason, and not without one', async () => {
  guests = [guest({ checked_in: { scan_id: 'before', at: '2026-12-20T00:20:00.000Z', gate: 'Bus 2' } })];
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the check-in of LIN MEI' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(dialog.getByText('Enter a reason')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Wrong person');
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(undone).toEqual([{ prod_id: 'P000001', ticket_no: 'AAAA1111', reason: 'Wrong person' }]),
  );
});

it('asks to type where the camera is not allowed, and tries it again', async () => {
  let asked = 0;
  const getUserMedia = async () => {
    asked += 1;
    throw new DOMException('no', 'NotAllowedError');
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
  expect(await screen.findByText(/The camera is not allowed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try the camera again' }));
  expect(await screen.findByText(/The camera is not allowed/)).toBeVisible();
  expect(asked).toBe(2);
});
