import { render, screen } from '@testing-library/react';
import { Button } from '../actions/button.tsx';
import { ActionBar } from './action-bar.tsx';

test('the action stands beside what it costs, and a new amount is said', () => {
  const bar = (amount: string) => (
    <ActionBar label="Total" amount={amount}>
      <Button kind="accent">Pay {amount}</Button>
    </ActionBar>
  );
  const { rerender } = render(bar('$1,945'));
  const sum = screen.getByText('Total').closest('[aria-live="polite"]');
  expect(sum).toHaveTextContent('Total$1,945');
  rerender(bar('$2,010'));
  expect(sum).toHaveTextContent('Total$2,010');
  expect(screen.getByRole('button', { name: 'Pay $2,010' })).toBeVisible();
});
