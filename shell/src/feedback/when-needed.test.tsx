import { jest } from '@jest/globals';
import { confirm, toast } from '@narae/shell-sdk';
import { confirmStore, toastStore } from '@narae/shell-sdk/host';
import { renderWithoutClient } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import ConfirmationDialog from './confirmation.tsx';
import { fetchedPart } from './fetched-part.ts';
import { ownDialog } from './own-part.tsx';
import ToastList from './toaster.tsx';
import { confirmationOf, toasterOf } from './when-needed.tsx';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** A file that cannot be fetched the first `times`. */
const missing = (times: number, part: ComponentType) => {
  const load = jest.fn<Load>().mockResolvedValue({ default: part });
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('offline'));
  return load;
};

const say = (text: string) => act(async () => void toast.show({ text, kind: 'warning' }));

beforeEach(() => {
  toastStore.setState({ notes: [] });
  confirmStore.setState({ question: null });
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a message', () => {
  it('is said in text alone where what shows it cannot be fetched, and the next one fetches it again', async () => {
    const load = missing(1, ToastList);
    const Toaster = toasterOf(fetchedPart(load));
    await renderWithoutClient(<Toaster />);
    expect(load).not.toHaveBeenCalled();
    await say('No network');
    expect(await screen.findByRole('alert')).toHaveTextContent('No network');
    expect(screen.queryByRole('button')).toBeNull();
    await say('Still none');
    expect(await screen.findAllByRole('button', { name: 'Close' })).not.toHaveLength(0);
    expect(screen.getByText('Still none')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('of a key is said by its words', async () => {
    const Toaster = toasterOf(fetchedPart(missing(1, ToastList)));
    await renderWithoutClient(<Toaster />);
    await act(async () => void toast.show({ key: 'network_fail', kind: 'warning' }));
    expect(await screen.findByText(/We could not reach the shop/)).toBeVisible();
  });

  it('finds what shows it fetched already, on a page that somebody uses', async () => {
    const load = missing(0, ToastList);
    const Toaster = toasterOf(fetchedPart(load));
    await renderWithoutClient(<Toaster />);
    fireEvent.pointerMove(document.body);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await say('Saved');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a question', () => {
  it('that cannot be asked is answered with no and says why, and the next one is asked', async () => {
    const Confirmation = confirmationOf(fetchedPart(missing(1, ConfirmationDialog)));
    await renderWithoutClient(<Confirmation />);
    let first: Promise<boolean> | undefined;
    await act(async () => {
      first = confirm({ title: 'Pay now?' });
    });
    await expect(first).resolves.toBe(false);
    expect(toastStore.getState().notes).toMatchObject([{ key: 'network_fail', kind: 'warning' }]);
    let second: Promise<boolean> | undefined;
    await act(async () => {
      second = confirm({ title: 'Pay now?' });
    });
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(second).resolves.toBe(true);
  });
});

test('a dialog that does not come says so and is closed, and the next press fetches it anew', async () => {
  const load = jest
    .fn<() => Promise<{ default: (props: { readonly open: boolean }) => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue({ default: ({ open }) => (open ? 'the menu' : null) });
  const Menu = ownDialog<{ open: boolean; onClose: () => void }>('menu', load);
  function Page(): ReactNode {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>{open ? 'opening' : 'open'}</button>
        <Menu open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  await renderWithoutClient(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  await waitFor(() => expect(toastStore.getState().notes).toMatchObject([{ key: 'network_fail' }]));
  fireEvent.click(await screen.findByRole('button', { name: 'open' }));
  expect(await screen.findByText('the menu')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
