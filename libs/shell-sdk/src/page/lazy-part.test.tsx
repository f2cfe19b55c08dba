import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RemoteBoundary } from '../federation/remote-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';

beforeEach(() => {
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a part that failed is fetched anew by the retry of the boundary around it, and not before', async () => {
  const load = jest
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => 'the part' });
  const Part = lazyPart(load);
  await act(async () =>
    render(
      <RemoteBoundary
        name="page"
        load={() => Promise.resolve({ default: () => <Part /> })}
        partProps={{}}
        problem={({ retry }) => <button onClick={retry}>retry</button>}
      />,
    ),
  );
  const retry = async (): Promise<void> => {
    const button = await screen.findByRole('button');
    await act(async () => void fireEvent.click(button));
  };
  await retry();
  expect(await screen.findByRole('button')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  await retry();
  expect(await screen.findByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
