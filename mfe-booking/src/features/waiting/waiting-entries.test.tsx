import type { WaitingEntry } from '@narae/contracts';
import { answerQuestion, installFakeStream, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offeredEntry, waitingEntry } from '../../../test/waiting.ts';
import '../../texts.ts';
import WaitingEntries from './waiting-entries.tsx';

let mine: WaitingEntry[] | null;
let sent: string[];

beforeEach(() => {
  installFakeStream();
  sent = [];
  globalThis.fetch = (async (url: string) => {
    const call = String(url).replace('/api/', '');
    if (call === 'waitingMine')
      return mine ? Response.json(mine) : Response.json({ error: 'service_unavailable' }, { status: 503 });
    sent.push(call);
    return Response.json({ msg: 'success', cart_id: null, event_id: 'EVT1' });
  }) as typeof fetch;
});
const show = () => renderInShell(<WaitingEntries />, { user: testUser, namespaces: ['booking'] });
const card = async (title: string) => within(await screen.findByRole('article', { name: title }));

test('what is offered comes with its end and both ways on, what is waited for with its place', async () => {
  mine = [
    offeredEntry({
      waiting_id: 'WAIT000002',
      kind: 'places',
      target_id: 'EVT1',
      title: 'Tea & talk',
      seats: 1,
    }),
    waitingEntry({ parties_ahead: 0, mail_yn: 'N' }),
    waitingEntry({ waiting_id: 'WAIT000003', title: 'Ski day', state: 'ran-out' }),
  ];
  await show();
  const offer = await card('Tea & talk');
  expect(offer.getByText('1 place is kept for you')).toBeVisible();
  expect(offer.getByRole('link', { name: 'Tea & talk' })).toHaveAttribute(
    'href',
    '/eventDetail?event_id=EVT1',
  );
  const waits = await card('Café tour');
  expect(waits.getByText('You are next.')).toBeVisible();
  expect(waits.getByText(/in My info only/)).toBeVisible();
  expect(waits.getByRole('button', { name: 'Leave the list' })).toBeVisible();
  const over = await card('Ski day');
  expect(over.getByText('Ran out')).toBeVisible();
  expect(over.queryByRole('button')).toBeNull();

  await userEvent.click(offer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/eventReserv?event_id=EVT1'));
  expect(sent).toEqual(['waitingAccept']);
});

test('declining asks first', async () => {
  mine = [offeredEntry()];
  await show();
  const offer = await card('Café tour');
  await userEvent.click(offer.getByRole('button', { name: 'Give them up' }));
  expect(await answerQuestion(false)).toBe('Give up what is kept for you?');
  expect(sent).toEqual([]);
  await userEvent.click(offer.getByRole('button', { name: 'Give them up' }));
  expect(await answerQuestion(true)).toBe('Give up what is kept for you?');
  await waitFor(() => expect(sent).toEqual(['waitingLeave']));
});

test('whoever waits for nothing sees nothing, and a failure says that the turn is safe', async () => {
  mine = [];
  const { unmount } = await show();
  await act(async () => undefined);
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  mine = null;
  await show();
  expect(await screen.findByText(/Your turn is safe/)).toBeVisible();
  mine = [waitingEntry()];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Café tour')).toBeDefined();
});
