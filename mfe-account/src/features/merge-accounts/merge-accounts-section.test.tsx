import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import MergeAccountsSection from './merge-accounts-section.tsx';

const offer = {
  provider: 'kakao',
  label: 'Haneul',
  mem_nm: 'Juno Hart',
  mem_email: 'j***@narae.example',
  reg_date: '2026-01-02T03:00:00.000Z',
  moves: { cart_cnt: 1, order_cnt: 2, reservation_cnt: 0, waiting_cnt: 0, custom_cnt: 0, companion_cnt: 0 },
  refused: null as string | null,
  expires_at: '2026-11-21T03:10:00.000Z',
  prove: false,
  password: true,
};
let answers: Record<string, { status: number; body: unknown }>;
let asked: string[];
beforeEach(() => {
  asked = [];
  answers = {
    '/api/joinOffer': { status: 200, body: offer },
    '/api/accountsJoin': { status: 200, body: { user: testUser } },
    '/auth/refresh': { status: 200, body: { user: testUser } },
  };
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    const { status, body } = answers[url] ?? { status: 404, body: {} };
    return Response.json(body, { status });
  }) as typeof fetch;
});
const show = () =>
  renderInShell(<MergeAccountsSection />, {
    user: testUser,
    namespaces: ['account', 'accountJoining', 'accountPasskeys', 'errors'],
  });

test('without an offer there is nothing', async () => {
  answers['/api/joinOffer'] = { status: 200, body: null };
  const { container } = await show();
  expect(container.querySelector('section')).toBeNull();
});

test('says what moves, asks once more, and is gone when it is done', async () => {
  await show();
  expect(await screen.findByText('2 orders')).toBeVisible();
  expect(screen.getByText('1 trip in the cart')).toBeVisible();
  expect(screen.queryByText(/waiting/)).toBeNull();
  answerQuestion(false);
  await userEvent.click(screen.getByRole('button', { name: 'Join the accounts' }));
  expect(asked).not.toContain('/api/accountsJoin');
  answerQuestion(true);
  answers['/api/joinOffer'] = { status: 200, body: null };
  await userEvent.click(screen.getByRole('button', { name: 'Join the accounts' }));
  expect(asked).toContain('/api/accountsJoin');
});

test('says what stands in the way, and offers no button', async () => {
  answers['/api/joinOffer'] = { status: 200, body: { ...offer, refused: 'join_paying' } };
  await show();
  expect(await screen.findByText(/payment is still on its way/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
