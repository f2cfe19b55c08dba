import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeChannel } from '../../../test/fake-channel.ts';
import { orderDetail } from '../../../test/bookings.ts';
import '../../texts.ts';
import OrderPage from './order-page.tsx';

let sent: string[];
let answer: (email: unknown) => Response | Promise<Response>;

const success = (): Response => Response.json({ msg: 'success' });

beforeEach(async () => {
  installFakeChannel();
  sent = [];
  answer = success;
  window.open = () => null;
  HTMLFormElement.prototype.submit = () => undefined;
  const booking = orderDetail('CART000001', {
    txn_type: 'T',
    email: 'old@example.com',
    hold_expires_at: '2099-01-01T00:00:00.000Z',
  });
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url === '/api/orderDetail') return Response.json([booking]);
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    if (url === '/api/orderUpdate') {
      sent.push(`email ${String(info['email'])}`);
      return answer(info['email']);
    }
    sent.push('pay');
    return Response.json({
      msg: 'success',
      action: '/pay',
      method: 'POST',
      charset: 'UTF-8',
      fields: {},
      refno: 'TRIP1',
      hold_expires_at: '2099-01-01T00:00:00.000Z',
    });
  }) as typeof fetch;
  await renderInShell(<OrderPage />, {
    path: '/order?cart_id=CART000001',
    user: testUser,
    namespaces: ['booking'],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^I agree/ }));
});

const email = () => screen.getByLabelText('Email');
const write = async (address: string): Promise<void> => {
  await userEvent.clear(email());
  await userEvent.type(email(), address);
};
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay/ }));

test('nothing is paid while the address is wrong: its field has the focus and says why', async () => {
  await write('abc');
  await pay();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(/^That does not look like an email/);
  expect(email()).toBeInvalid();
  expect(sent).toEqual([]);
  await write('new@example.com');
  await pay();
  await waitFor(() => expect(sent).toEqual(['email new@example.com', 'pay']));
});

test('Pay waits for the address that is being saved, and saves it once', async () => {
  let arrive = (): void => undefined;
  answer = () =>
    new Promise((resolve) => {
      arrive = () => resolve(success());
    });
  await write('new@example.com');
  await pay();
  await waitFor(() => expect(sent).toEqual(['email new@example.com']));
  arrive();
  await waitFor(() => expect(sent).toEqual(['email new@example.com', 'pay']));
});

test.each([
  [
    'the server rejects',
    () => Response.json({ error: 'txn_type_invalid', message: 'Not now.' }, { status: 409 }),
    /^Not now\./,
  ],
  ['the network loses', () => Promise.reject(new TypeError('no network')), /connect|network/i],
] as const)(
  'an address that %s is not paid with, and is tried again by the next press',
  async (_, failure, words) => {
    answer = failure;
    await write('new@example.com');
    await pay();
    await waitFor(() => expect(email()).toHaveAccessibleDescription(words));
    await waitFor(() => expect(email()).toHaveFocus());
    expect(sent).not.toContain('pay');
    answer = success;
    await pay();
    await waitFor(() => expect(sent.at(-1)).toBe('pay'));
  },
);

test('whoever goes on to another field is told, and stays there', async () => {
  await write('abc');
  await userEvent.tab();
  expect(email()).toBeInvalid();
  expect(email()).not.toHaveFocus();
});
