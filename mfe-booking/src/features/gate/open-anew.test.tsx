import type { GateManifest } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import GatePage from './gate-page.tsx';
import { installFakeCaches } from './testing/fake-caches.ts';
import { guest, manifest } from './testing/fake-departure.ts';

const dayMs = 86_400_000;
let kept: ReturnType<typeof installFakeCaches>;
let list: GateManifest;
let network: boolean;
let status: number;
beforeEach(() => {
  localStorage.clear();
  kept = installFakeCaches();
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(navigator, 'onLine', { get: () => network, configurable: true });
  network = true;
  status = 200;
  list = departing(new Date());
  globalThis.fetch = (async (url: string) => {
    if (!network) throw new TypeError('no network');
    if (status !== 200) return Response.json({ error: 'admin_only', message: 'No.' }, { status });
    return url.endsWith('/gate/manifest') ? Response.json([list]) : Response.json({}, { status: 503 });
  }) as typeof fetch;
});

const departing = (day: Date): GateManifest => {
  const { departure, ...rest } = manifest([guest()]);
  return { ...rest, departure: { ...departure, ymd_format: seoulDay(day) } };
};
const open = () =>
  renderInShell(<GatePage />, {
    path: '/admin/gate?prod_id=P000001',
    user: { ...testUser, admin_yn: 'Y', admin_role: 'gate' },
    namespaces: ['bookingGate', 'admin'],
  });
const lists = (): string[] => [...(kept.get('narae-gate')?.keys() ?? [])];
const openAnew = async (): Promise<void> => {
  await open();
  await screen.findByText('0 of 1 checked in');
  await waitFor(() => expect(lists()).toHaveLength(1));
  cleanup();
  network = false;
  await open();
};
const typeNumber = async (): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name, ticket/ }), 'AAAA1111');
  await userEvent.click(screen.getByRole('button', { name: 'Check in this number' }));
};
const verdict = (word: string) => within(screen.getByRole('alert')).findByRole('heading', { name: word });

it('works with the list the device kept, and remembers whom it let in', async () => {
  await openAnew();
  expect(await screen.findByText('0 of 1 checked in')).toBeVisible();
  expect(screen.getByText(/No network: working with the list of 09:12/)).toBeVisible();
  await typeNumber();
  expect(await verdict('Welcome')).toBeVisible();
  cleanup();
  await open();
  expect(await screen.findByText('1 of 1 checked in')).toBeVisible();
  await typeNumber();
  expect(await verdict('Already used')).toBeVisible();
});

it('keeps the list of another day on no device', async () => {
  list = departing(new Date(Date.now() + 3 * dayMs));
  await open();
  await screen.findByText('0 of 1 checked in');
  expect(lists()).toEqual([]);
});

it('shows nothing kept to somebody whom the server rejects', async () => {
  await open();
  await waitFor(() => expect(lists()).toHaveLength(1));
  cleanup();
  status = 403;
  await open();
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.queryByText('LIN MEI')).toBeNull();
});
