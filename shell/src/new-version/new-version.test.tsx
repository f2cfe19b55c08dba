import { jest } from '@jest/globals';
import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { ConfirmDialog } from '@narae/ui';
import '@narae/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { noteRelease } from '../federation/releases-in-use.ts';
import '../texts.ts';
import { checkReleases } from './check-releases.ts';
import { NewVersion } from './new-version.tsx';

const answer = jest.fn<() => Promise<Response>>();
const deployed = (version: string): void => {
  answer.mockImplementation(() =>
    Promise.resolve(Response.json({ remotes: [{ name: 'mfe-booking', version, entry: '' }] })),
  );
};
const look = (): Promise<void> => act(() => checkReleases());
const offer = () => screen.queryByRole('region', { name: 'A new version is available' });

function Page(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ask
      </button>
      <ConfirmDialog
        open={open}
        title="Sure?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
      <NewVersion />
    </>
  );
}

beforeEach(async () => {
  globalThis.fetch = answer as typeof fetch;
  noteRelease('mfe-booking', 'old');
  deployed('old');
  await checkReleases();
});

test('a newer release is offered in a live region that was there before', async () => {
  await renderWithoutClient(<Page />, { namespaces: ['shell'] });
  const [region] = screen.getAllByRole('status');
  expect(region).toBeEmptyDOMElement();
  deployed('new');
  await look();
  expect(await screen.findByRole('region', { name: 'A new version is available' })).toBeInTheDocument();
  expect(offer()?.parentElement).toBe(region);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  // Nothing takes the focus from what somebody is doing.
  expect(document.body).toHaveFocus();
  // Taken back before it was taken: nothing to offer.
  deployed('old');
  await look();
  expect(offer()).toBeNull();
});

test('who says later is asked again only for yet another release', async () => {
  const user = userEvent.setup();
  await renderWithoutClient(<Page />, { namespaces: ['shell'] });
  deployed('new');
  await look();
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  await look();
  expect(offer()).toBeNull();
  deployed('newer');
  await look();
  expect(offer()).toBeInTheDocument();
});

test('it waits while a dialog is open', async () => {
  const user = userEvent.setup();
  await renderWithoutClient(<Page />, { namespaces: ['shell'] });
  await user.click(screen.getByRole('button', { name: 'ask' }));
  deployed('new');
  await look();
  expect(offer()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('region', { name: 'A new version is available' })).toBeInTheDocument();
});

test('a list that does not come is no news', async () => {
  await renderWithoutClient(<Page />, { namespaces: ['shell'] });
  deployed('new');
  await look();
  answer.mockImplementation(() => Promise.reject(new TypeError('offline')));
  await look();
  expect(offer()).toBeInTheDocument();
});

test('coming back to the page looks again, when the last look is a while ago', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await renderWithoutClient(<Page />, { namespaces: ['shell'] });
    deployed('new');
    answer.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(answer).not.toHaveBeenCalled();
    jest.advanceTimersByTime(61_000);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(answer).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(answer).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
  }
});
