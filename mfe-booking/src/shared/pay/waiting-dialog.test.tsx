import '@narae/ui/testing';
import { jest } from '@jest/globals';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { installFakeChannel } from '../../../test/fake-channel.ts';
import '../../texts.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

let outcome: string;
let popup: { closed: boolean; focus: () => void; close: () => void };
const onArrive = jest.fn();
const onBack = jest.fn();
const onAgain = jest.fn();

beforeEach(() => {
  installFakeChannel();
  jest.useFakeTimers();
  jest.clearAllMocks();
  outcome = 'waiting';
  popup = { closed: false, focus: () => undefined, close: () => undefined };
  globalThis.fetch = (async () =>
    new Response(JSON.stringify([{ refno: 'TRIP1', outcome, cart_id: 'CART000001' }]))) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const show = async (): Promise<void> => {
  await renderInShell(
    <WaitingDialog
      leaving={{ refno: 'TRIP1', popup: popup as unknown as Window }}
      onArrive={onArrive}
      onBack={onBack}
      onAgain={onAgain}
      busy={false}
    />,
    { path: '/order', user: testUser, namespaces: ['booking'] },
  );
  await pass(600);
};

test('while the window is open it can be shown, and nothing else is offered but the order', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Show the window' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a window that was closed leaves no spinner and nothing to show, but two ways on', async () => {
  await show();
  popup.closed = true;
  await pass(600);
  expect(screen.getByRole('dialog', { name: 'The payment window is closed' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show the window' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onAgain).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Another method' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(onArrive).not.toHaveBeenCalled();
});

test('who paid before closing the window is still led to the result', async () => {
  await show();
  popup.closed = true;
  outcome = 'paid';
  await pass(5_000);
  expect(onArrive).toHaveBeenCalledWith('TRIP1');
});
