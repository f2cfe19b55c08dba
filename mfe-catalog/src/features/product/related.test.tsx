import { renderInShell } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { installFakeStream, pushSeats } from '../../../test/fake-stream.ts';
import { product } from '../../../test/products.ts';
import '../../texts.ts';
import { Related } from './related.tsx';

beforeEach(() => {
  installFakeStream();
  globalThis.fetch = (async (url: string) =>
    new Response(
      JSON.stringify(url === '/api/productRelated' ? [product('NEXT', { inventory_cnt: 5 })] : []),
    )) as typeof fetch;
});

test('seats of related products follow the stream of events', async () => {
  await renderInShell(<Related prod_id="THIS" />, { namespaces: ['catalog'] });
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent(/\D5 seats left/);
  await pushSeats('ELSEWHERE', 1);
  expect(card).toHaveTextContent(/\D5 seats left/);
  await pushSeats('NEXT', 2);
  await waitFor(() => expect(card).toHaveTextContent(/\D2 seats left/));
  await pushSeats('NEXT', 0);
  await waitFor(() => expect(card).toHaveTextContent('Sold out'));
});
