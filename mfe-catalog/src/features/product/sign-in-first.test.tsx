import { authDialogStore, confirmStore } from '@narae/shell-sdk/host';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { useSession } from '@narae/shell-sdk';
import '@narae/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installFakeStream } from '../../../test/fake-stream.ts';
import { productDetail } from '../../../test/products.ts';
import '../../texts.ts';
import { ProductPage } from './product-page.tsx';

const sent: Record<string, unknown>[] = [];
let login: ReturnType<typeof useSession>['login'];

/** Stands for the login dialog, which another remote brings. */
function Login(): null {
  ({ login } = useSession());
  return null;
}

beforeEach(async () => {
  sent.length = 0;
  installFakeStream();
  const answers: Record<string, unknown> = {
    '/api/productDetail': [productDetail('P1')],
    '/api/mycartInsert': { msg: 'success', cart_id: 'CART000001' },
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url === '/api/mycartInsert') sent.push(JSON.parse(String(init?.body)).info);
    return new Response(JSON.stringify(answers[url] ?? []));
  }) as typeof fetch;
  await renderInShell(
    <>
      <ProductPage variant="trip" />
      <Login />
    </>,
    { path: '/productDetail?prod_id=P1', namespaces: ['catalog'] },
  );
  const panel = within(await screen.findByRole('complementary', { name: 'Book' }));
  fireEvent.click(panel.getByRole('button', { name: /^Adult.*one more$/ }));
  fireEvent.click(panel.getByRole('button', { name: 'Add to cart' }));
});

afterEach(() => act(async () => authDialogStore.setState({ open: null, purpose: null })));

test('who signs in to add a trip has it in the cart, as it was chosen', async () => {
  expect(authDialogStore.getState().open).toBe('login');
  expect(sent).toEqual([]);
  await act(async () => login(testUser));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ prod_id: 'P1', adult_cnt: 2 })]));
  expect(authDialogStore.getState().open).toBeNull();
  await waitFor(() => expect(confirmStore.getState().question).not.toBeNull());
});
