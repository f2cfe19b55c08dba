import type { MyInfoOrder } from '@narae/contracts';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import '../../texts.ts';
import { OrderCancelLink } from './order-actions.tsx';

const show = (change: Pick<MyInfoOrder, 'txn_type' | 'ymd_format'>) =>
  renderInShell(<OrderCancelLink order={{ order_id: 'ORD0000000042', ...change } as MyInfoOrder} />, {
    namespaces: ['account'],
  });

test("a complete order leads to the order page's cancelling", async () => {
  await show({ txn_type: '', ymd_format: '2099-05-01' });
  expect(screen.getByRole('link', { name: 'Cancel order' })).toHaveAttribute(
    'href',
    '/myOrder?order_id=ORD0000000042&open=cancel',
  );
});

test.each([
  ['is cancelled', { txn_type: 'R', ymd_format: '2099-05-01' }],
  ['waits for a decision', { txn_type: 'PR', ymd_format: '2099-05-01' }],
  ['has departed', { txn_type: '', ymd_format: '2020-05-01' }],
] as const)('an order that %s has none', async (_, change) => {
  await show(change);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
