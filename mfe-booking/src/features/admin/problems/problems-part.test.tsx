import type { Trouble } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../shared/admin/texts.ts';
import ProblemsPart from './problems-part.tsx';

const event = {
  event_id: 'e1',
  subject: 'shop.booking.order.paid.v1',
  aggregate_id: 'CART000001',
  at: '2026-11-21T03:00:00.000Z',
};
const nothing: Trouble = { stuck: [], letters: [], letters_cnt: 0, consumers: [] };
const trouble: Trouble = {
  stuck: [{ ...event, event_id: 'e2', model: 'Booking' }],
  letters: [{ ...event, consumer: 'booking-order-mails', error: 'Error: mailbox full' }],
  letters_cnt: 1,
  consumers: [{ consumer: 'booking-rates', pending: 4, unacknowledged: 2, redelivered: 1 }],
};

let asked: { name: string; info: Record<string, unknown> }[];
let answers: Record<string, () => Response>;
beforeEach(() => {
  asked = [];
  answers = { trouble: () => Response.json(trouble) };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    asked.push({ name, info });
    return answers[name]?.();
  }) as typeof fetch;
});

const show = () =>
  renderInShell(<ProblemsPart />, {
    path: '/admin/booking?view=trouble',
    user: { ...testUser, admin_yn: 'Y', admin_role: 'booking' },
    namespaces: ['bookingAdmin', 'bookingTrouble', 'admin'],
  });
const sent = (name: string) => asked.filter((one) => one.name === name).map(({ info }) => info);
const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('shows what was given up, what waits, and who is behind', async () => {
  await show();
  expect((await table('1 given up')).getByText('Error: mailbox full')).toBeVisible();
  expect((await table('Waiting to be sent')).getByText('e2')).toBeVisible();
  const [, behind] = (await table('Still at work')).getAllByRole('row');
  expect(
    within(behind!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['booking-rates', '4', '2', '1']);
  expect(screen.queryByText('All events have arrived')).toBeNull();
});

test('tries one, or all of a consumer, again, and says what is left', async () => {
  answers['troubleRetry'] = () => Response.json({ done: 1, left: 0 });
  await show();
  await userEvent.click((await table('1 given up')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent('trouble')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Try all again: booking-order-mails' }));
  await waitFor(() =>
    expect(sent('troubleRetry')).toEqual([
      { consumer: 'booking-order-mails', event_id: 'e1' },
      { consumer: 'booking-order-mails' },
    ]),
  );
});

test('discards one with a reason, which stays where that fails', async () => {
  answers['troubleDiscard'] = () => Response.json({ error: 'server_fail', message: 'No' }, { status: 503 });
  await show();
  await userEvent.click((await table('1 given up')).getByRole('button', { name: 'Discard' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(dialog.getByText('Please write a reason.')).toBeVisible();
  expect(sent('troubleDiscard')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'Told by telephone');
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Discard' })).toBeEnabled());
  expect(dialog.getByRole('textbox')).toHaveValue('Told by telephone');
  answers['troubleDiscard'] = () => Response.json({ msg: 'success' });
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('troubleDiscard').at(-1)).toEqual({
    consumer: 'booking-order-mails',
    event_id: 'e1',
    reason: 'Told by telephone',
  });
});

test('says that all is well, and does not where the broker is away', async () => {
  answers['trouble'] = () => Response.json(nothing);
  const { unmount } = await show();
  expect(await screen.findByText('All events have arrived')).toBeVisible();
  unmount();
  answers['trouble'] = () => Response.json({ ...nothing, consumers: null });
  await show();
  expect(await screen.findByText(/message broker does not answer/)).toBeVisible();
  expect(screen.queryByText('All events have arrived')).toBeNull();
});

test('can be asked for again where it could not be read', async () => {
  answers['trouble'] = () => Response.json({ error: 'internal_fail', message: '' }, { status: 500 });
  await show();
  answers['trouble'] = () => Response.json(nothing);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All events have arrived')).toBeVisible();
});
