import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from './admin-page.tsx';

const lines = Array.from({ length: 50 }, (_, n) => ({
  audit_id: `a${n}`,
  at: '2026-03-10T03:00:00.000Z',
  by: 'MEM0000000002',
  action: 'document-viewed',
  kind: 'booking',
  id: `CART${n}`,
  changes: [{ field: 'mem_file_id', from: '', to: 'MEM_FILE000000001' }],
}));

let asked: { url: string; info: Record<string, unknown> }[];
beforeEach(() => {
  asked = [];
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const { info } = JSON.parse(String(init?.body ?? '{"info":{}}')) as { info: Record<string, unknown> };
    asked.push({ url, info });
    const answer = url.endsWith('administrators')
      ? [{ mem_id: 'MEM0000000002', mem_nm: 'Bora Kim' }]
      : info['before']
        ? []
        : lines;
    return new Response(JSON.stringify(answer));
  }) as typeof fetch;
});

const open = (admin_role: 'booking' | 'catalogue' | 'owner' | null) =>
  renderInShell(<AdminPage />, {
    path: '/admin/booking?view=audit',
    user: { ...testUser, admin_yn: admin_role ? 'Y' : 'N', admin_role },
    namespaces: ['bookingAdmin', 'admin'],
  });

it.each(['catalogue', null] as const)(
  'is not for the role %s, and asks nothing of the server',
  async (role) => {
    await open(role);
    expect(screen.getByRole('heading', { level: 1, name: 'This part is for administrators' })).toBeVisible();
    expect(asked).toEqual([]);
  },
);

it('shows who did what to what, and more of it', async () => {
  await open('booking');
  expect((await screen.findAllByText('Looked at a paper'))[0]).toBeVisible();
  expect(screen.getByText(/Booking CART0$/)).toBeVisible();
  expect((await screen.findAllByText(/Bora Kim/))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(asked.at(-1)?.info).toEqual({ before: lines[0]?.at, before_id: 'a49' });
});

it('leads to the other back offices whom they are open to, and nobody else', async () => {
  const seen = await open('booking');
  expect(screen.getByRole('link', { name: 'Check-in' })).toHaveAttribute('href', '/admin/gate');
  expect(screen.queryByRole('link', { name: 'Catalogue' })).toBeNull();
  seen.unmount();
  await open('owner');
  expect(screen.getByRole('link', { name: 'Catalogue' })).toHaveAttribute('href', '/admin');
  expect(screen.getByRole('link', { name: 'Bookings' })).toHaveAttribute('aria-current', 'true');
});
