import { jest } from '@jest/globals';
import { toastStore } from '@narae/shell-sdk/host';
import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import { OfflineBanner } from './offline-banner.tsx';

const network = (there: boolean) =>
  act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
    window.dispatchEvent(new Event(there ? 'online' : 'offline'));
  });

const banner = () => screen.queryByText('You are offline');

afterEach(() => jest.restoreAllMocks());

test('a page whose network goes says so, and says when it is back', async () => {
  await renderWithoutClient(<OfflineBanner />);
  expect(banner()).toBeNull();
  await network(false);
  expect(banner()?.closest('[role=status]')).toBeVisible();
  expect(toastStore.getState().notes).toEqual([]);
  await network(true);
  expect(banner()).toBeNull();
  expect(toastStore.getState().notes).toMatchObject([{ text: 'You are back online' }]);
});

test('a page that starts without a network says so at once', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderWithoutClient(<OfflineBanner />);
  expect(banner()?.closest('[role=status]')).toBeVisible();
});
