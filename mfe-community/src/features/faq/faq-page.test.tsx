import type { FaqRow } from '@narae/contracts';
import { firstRefundSchedules } from '@narae/rules';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import { FaqOffers } from '../../shared/faq/faq-offers.tsx';
import FaqPage from './faq-page.tsx';

const row = (faq_id: string, changed: Partial<FaqRow> = {}): FaqRow => ({
  faq_id,
  category: 'payment',
  question: `What about ${faq_id}?`,
  answer: 'It is so.',
  text_lan_tp: 'ENG',
  ...changed,
});
const schedules = [{ ...firstRefundSchedules.outbound, title: 'Cruises', name_fee_usd: 30 }];

let answers: Record<string, unknown>;
let asked: string[] = [];
beforeEach(() => {
  answers = {
    refundSchedules: schedules,
    faqList: [
      row('hold', { answer: 'For {{holdFirst}} minutes.\n\nNo longer.' }),
      row('refund', { category: 'refund', answer: 'As follows:\n{{refundSchedules}}' }),
      row('change', { category: 'booking', question: '바꿀 수 있나요?', text_lan_tp: 'KOR' }),
    ],
  };
  globalThis.fetch = (async (url: string) => {
    const name = url.split('/').at(-1)?.split('?')[0] ?? '';
    asked.push(name);
    const answer = answers[name];
    return answer ? Response.json(answer) : Response.json({ error: 'service_unavailable' }, { status: 503 });
  }) as typeof fetch;
});

const questions = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const namespaces = ['community', 'communityFaq'] as const;
const show = async () => {
  await renderInShell(<FaqPage />, { path: '/faq', namespaces: [...namespaces] });
  return screen.findByRole('searchbox', { name: 'Search questions and answers' });
};

test('questions are found by what their answers say, figures and schedules as well', async () => {
  const field = await show();
  expect(await screen.findByText(/^Cruises: 30 days or more/)).toBeVisible();
  expect(screen.getByText('For 15 minutes.')).toBeVisible();
  expect(questions()).toHaveLength(3);
  await userEvent.type(field, 'CRUISES');
  expect(questions()).toEqual(['What about refund?']);
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Payment' }));
  expect(questions()).toEqual(['What about hold?']);
  expect(screen.getByRole('button', { name: 'Payment' })).toHaveAttribute('aria-pressed', 'true');
  // No questions, no choice.
  expect(screen.queryByRole('button', { name: 'Contact and languages' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(questions()).toHaveLength(3);
});

test('each question has an address, and a fallback says its language', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'What about hold?' });
  expect(link).toHaveAttribute('href', '#hold');
  expect(link.closest('section')).toHaveAttribute('id', 'hold');
  expect(document.querySelector('#change')).toHaveAttribute('lang', 'ko');
});

test('where nothing is found, or nothing is there, one can ask', async () => {
  await userEvent.type(await show(), 'submarine');
  expect(questions()).toEqual(['No answer has these words']);
  const ask = expect.stringContaining('/qnaCreate?type=REGISTER');
  expect(screen.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', ask);
});

test('no entries yet, and none that could be had', async () => {
  answers['faqList'] = [];
  const { unmount } = await renderInShell(<FaqPage />, { path: '/faq', namespaces: [...namespaces] });
  expect(await screen.findByText('There are no questions here yet')).toBeVisible();
  unmount();
  delete answers['faqList'];
  await renderInShell(<FaqPage />, { path: '/faq', namespaces: [...namespaces] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('without the schedules only what tells of them is missing', async () => {
  delete answers['refundSchedules'];
  await show();
  expect(await screen.findByText('The refund schedules could not be loaded')).toBeVisible();
  expect(questions()).toHaveLength(3);
  expect(screen.getByText('As follows:')).toBeVisible();
});

test('who writes a subject is offered the answers that fit, and nothing where none could be had', async () => {
  const { unmount } = await renderInShell(<FaqOffers subject="Held for how many minutes" />, {
    path: '/qnaCreate',
    namespaces: [...namespaces],
  });
  await userEvent.click(await screen.findByText('What about hold?'));
  expect(screen.getByText('For 15 minutes.')).toBeVisible();
  expect(screen.queryByText('What about refund?')).toBeNull();
  unmount();
  delete answers['faqList'];
  asked = [];
  await renderInShell(<FaqOffers subject="Held" />, { path: '/qnaCreate', namespaces: [...namespaces] });
  await waitFor(() => expect(asked).toContain('faqList'));
  expect(screen.queryByText('These answers may help')).toBeNull();
});
