import { firstRefundSchedules, nameChangeOf } from '@narae/rules';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { cartItem } from '../../test/bookings.ts';
import '../texts.ts';
import { RefundTerms } from './refund-terms.tsx';

const show = (change: Parameters<typeof cartItem>[1]) =>
  renderInShell(<RefundTerms item={cartItem('CART000001', { ymd_format: '2099-05-20', ...change })} />, {
    path: '/order',
    namespaces: ['booking'],
  });

test('the dates are those of the schedule that is pinned on the order', async () => {
  await show({ refund_schedule: firstRefundSchedules.performance, name_change: nameChangeOf('concert') });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatch(/^100\s?% until .*10.*May|May.*10/);
  expect(rows[4]).toMatch(/^10\s?% until .*20/);
  expect(screen.getByText(/Within 24 hours of booking/)).toBeVisible();
  expect(screen.getByText('Changing a name counts as a cancellation.')).toBeVisible();
});

test('a tour names its fee for a name and has no grace', async () => {
  await show({ refund_schedule: firstRefundSchedules['trip-stay'], name_change: nameChangeOf('tour') });
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('Changing a name costs $50 per person.')).toBeVisible();
  expect(screen.queryByText(/hours of booking/)).not.toBeInTheDocument();
});
