import { renderInShell } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { installFakeStream } from '../../../test/fake-stream.ts';
import { productDetail } from '../../../test/products.ts';
import '../../texts.ts';
import { ProductPage } from './product-page.tsx';

const plain = productDetail('P1', { prod_title: 'Tea fields at dawn' });
let detail: typeof plain;
let status: number;
let asked: string[];

beforeEach(() => {
  installFakeStream();
  status = 200;
  detail = plain;
  asked = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(url === '/api/productDetail' ? [detail] : []), { status });
  }) as typeof fetch;
});

const times = (): number => asked.filter((url) => url === '/api/productDetail').length;

test('a product that can be read stays when it could not be read anew', async () => {
  await renderInShell(<ProductPage variant="trip" />, {
    path: '/productDetail?prod_id=P1',
    namespaces: ['catalog'],
  });
  await screen.findByRole('heading', { level: 1, name: 'Tea fields at dawn' });
  const before = times();
  status = 503;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(times()).toBeGreaterThan(before));
  await act(async () => undefined);
  expect(screen.getByRole('heading', { level: 1, name: 'Tea fields at dawn' })).toBeVisible();
});

test('a product that never came can be asked for again', async () => {
  status = 503;
  await renderInShell(<ProductPage variant="trip" />, {
    path: '/productDetail?prod_id=P1',
    namespaces: ['catalog'],
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  status = 200;
  await act(async () => again.click());
  expect(await screen.findByRole('heading', { level: 1, name: 'Tea fields at dawn' })).toBeVisible();
});

test.each([
  ['is said in won', { move_fee: 6_500 }, 1],
  ['is not said where moving is free', {}, 0],
])('what moving to another date costs %s', async (_what, fee, count) => {
  detail = { ...plain, ymd_format: '2099-05-31', end_ymd_format: '2099-05-31', ...fee };
  await renderInShell(<ProductPage variant="trip" />, {
    path: '/productDetail?prod_id=P1',
    namespaces: ['catalog'],
  });
  await screen.findByRole('heading', { level: 2, name: 'Cancellation and refunds' });
  expect(screen.queryAllByText('Moving to another date costs ₩6,500.')).toHaveLength(count);
});
