import { firstRefundSchedules } from '@narae/rules';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import FaqPage from './faq-page.tsx';

const questions = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const show = async () => {
  await renderInShell(<FaqPage />, { namespaces: ['shell'] });
  return screen.findByRole('searchbox', { name: 'Search questions and answers' });
};
beforeEach(() => {
  const rows = [{ ...firstRefundSchedules.outbound, title: 'Cruises', name_fee_usd: 30 }];
  globalThis.fetch = (async () => Response.json(rows)) as typeof fetch;
});

test('questions are found by what their answers say, the schedules as well', async () => {
  const field = await show();
  expect(await screen.findByText(/^Cruises/)).toBeVisible();
  expect(questions()).toHaveLength(10);
  await userEvent.type(field, 'CRUISES');
  expect(questions()).toEqual(['How much do I get back?']);
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Payment' }));
  expect(questions()).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Payment' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(questions()).toHaveLength(10);
});

test('each question has an address', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'How long are my seats held?' });
  expect(link).toHaveAttribute('href', '#hold');
  expect(link.closest('section')).toHaveAttribute('id', 'hold');
});

test('where nothing is found one can ask', async () => {
  await userEvent.type(await show(), 'submarine');
  expect(questions()).toEqual(['No answer has these words']);
  expect(screen.getByRole('link', { name: 'Ask a question' })).toHaveAttribute(
    'href',
    expect.stringContaining('/qnaCreate?type=REGISTER'),
  );
});
