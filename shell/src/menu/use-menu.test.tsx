import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../texts.ts';
import Menu from './menu.tsx';
import { useMenu } from './use-menu.ts';

function Page() {
  const menu = useMenu();
  return (
    <>
      <button onClick={menu.show}>show</button>
      {menu.needed && <Menu open={menu.open} onClose={menu.hide} />}
    </>
  );
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('the menu of the page', () => {
  it('opens at the first press, closes by going somewhere, and opens again', async () => {
    globalThis.fetch = (async () => new Response('[]')) as typeof fetch;
    await renderWithoutClient(<Page />, { namespaces: ['shell'] });
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByText('show'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Q&A' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByTestId('address')).toHaveTextContent('/qna');
    await userEvent.click(screen.getByText('show'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    // The page somebody is on, again.
    await userEvent.click(screen.getByRole('link', { name: 'Q&A' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
