import type { ProductImage } from '@narae/contracts';
import { renderInShell } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { productDetail } from '../../../test/products.ts';
import '../../texts.ts';
import { Gallery } from './product-head.tsx';
import { pictureKey } from './use-trip-pictures.ts';

const image = (prod_id: string): ProductImage => ({
  file_path: 'product',
  prod_id,
  file_type: '2',
  file_name: 'gate.jpg',
  alt: 'The gate',
  width: 1600,
  height: 1200,
  sort_order: 1,
});

/** Lets the answer for the second date through. */
let answer: () => void;
beforeEach(() => {
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
    const { prod_id } = (JSON.parse(String(body)) as { info: { prod_id: string } }).info;
    if (prod_id === 'LATER') await later;
    return Response.json([image(prod_id)]);
  }) as typeof fetch;
});

function Page(): ReactNode {
  const [prod_id, choose] = useState('FIRST');
  const product = productDetail(prod_id, { trip_id: 'TR00000001' });
  return (
    <>
      <Gallery key={pictureKey(product)} product={product} />
      <button type="button" onClick={() => choose('LATER')}>
        later
      </button>
    </>
  );
}

test('another date of a trip shows the same pictures at the same addresses, also while it is asked for them', async () => {
  await renderInShell(<Page />, { namespaces: ['catalog'] });
  const picture = await screen.findByRole('img', { name: 'The gate' });
  const address = picture.getAttribute('src');
  expect(address).toContain('/download/product/TR00000001/2/gate.jpg');
  await act(async () => screen.getByRole('button', { name: 'later' }).click());
  expect(screen.getByRole('img', { name: 'The gate' })).toHaveAttribute('src', address);
  await act(async () => answer());
  await waitFor(() => expect(screen.getByRole('img', { name: 'The gate' })).toHaveAttribute('src', address));
});

test('a product without a trip has its own', () => {
  expect(pictureKey(productDetail('OLD', { trip_id: '' }))).toBe('OLD');
});
