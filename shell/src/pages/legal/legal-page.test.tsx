import { firstRefundSchedules } from '@narae/rules';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import type { LegalTexts } from './legal-text.ts';
import { RuledPage } from './legal-page.tsx';

const text = () =>
  Promise.resolve({
    default: {
      title: 'Terms',
      sections: [
        {
          title: 'Refunds',
          paragraphs: ['Ask the desk.', '{{refundSchedules}}', 'A name: USD {{nameFee}}.'],
        },
      ],
    },
  });
const texts: LegalTexts = () => text();
const rows = [{ ...firstRefundSchedules.outbound, title: 'Cruises', name_fee_usd: 30 }];
let answer: () => Promise<Response>;

beforeEach(() => {
  globalThis.fetch = (() => answer()) as typeof fetch;
});
const show = () => renderInShell(<RuledPage texts={texts} />, { namespaces: ['shell'] });

it('tells the schedules as the catalogue has them now', async () => {
  answer = async () => new Response(JSON.stringify(rows));
  await show();
  expect(await screen.findByText(/^Cruises: 30 days or more, 100%/)).toBeVisible();
  expect(screen.getByText('A name: USD 30.')).toBeVisible();
});

it('shows the rest meanwhile', async () => {
  answer = () => new Promise<Response>(() => {});
  await show();
  expect(await screen.findByText('Ask the desk.')).toBeVisible();
  expect(screen.getAllByText('Loading…')).toHaveLength(1);
  expect(screen.queryByText(/\{\{/)).toBeNull();
});

it('shows the rest without the catalogue, and tries again', async () => {
  answer = async () => new Response('{"error":"service_unavailable"}', { status: 503 });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The refund schedules could not be loaded');
  expect(screen.getByText('Ask the desk.')).toBeVisible();
  answer = async () => new Response(JSON.stringify(rows));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Cruises/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
