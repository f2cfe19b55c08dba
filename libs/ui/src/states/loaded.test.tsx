import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded } from './loaded.tsx';

const show = (result: { data?: string; isLoadingError?: boolean; refetch?: () => unknown }) =>
  render(
    <Loaded
      result={{ data: undefined, isLoadingError: false, refetch: () => undefined, ...result }}
      waiting={<p>on its way</p>}
      failed={{ title: 'It did not come', headingLevel: 1 }}
    >
      {(data) => <p>here: {data}</p>}
    </Loaded>,
  );

test('waits in the shape of what will come', () => {
  show({});
  expect(screen.getByText('on its way')).toBeVisible();
});

test('shows what is there, also when it could not be read anew', () => {
  show({ data: 'A', isLoadingError: true });
  expect(screen.getByText('here: A')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('takes null for an answer', () => {
  show({ data: null as unknown as string });
  expect(screen.getByText('here:')).toBeVisible();
});

test('says that it did not come, and tries again when asked', async () => {
  const refetch = jest.fn();
  show({ isLoadingError: true, refetch });
  expect(screen.getByRole('heading', { level: 1, name: 'It did not come' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
