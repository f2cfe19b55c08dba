import { renderInShell, testUser, type Surroundings } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product } from '../../../test/products.ts';
import { readCode } from '../../../test/read-code.ts';
import '../../texts.ts';
import QrPage from './qr-page.tsx';

let rows: unknown[];
let status: number;
beforeEach(() => {
  rows = [product('PD1', { prod_title: '한라산 Tour' })];
  status = 200;
  globalThis.fetch = (async () => new Response(JSON.stringify(rows), { status })) as typeof fetch;
});

const open = (query: string, surroundings: Surroundings = {}) =>
  renderInShell(<QrPage />, { path: `/qrInfo?${query}`, namespaces: ['catalog'], ...surroundings });
const code = () => screen.findByRole('img', { name: /^QR code/ });

test('the code opens the product and counts for the partner named in the address', async () => {
  await open('prod_id=PD1&company_type=hana');
  expect(readCode(await code())).toBe(
    'http://localhost/productDetail?prod_id=PD1&company_type=hana&linkFlag=Y',
  );
  expect(screen.getByText(/count for the partner “hana”/)).toBeVisible();
});

test('a partner’s own member need not name the partner', async () => {
  await open('prod_id=PD1', { user: { ...testUser, company_type: 'mirae' } });
  expect(readCode(await code())).toContain('company_type=mirae');
});

test('without a product it opens the shop, and asks for none', async () => {
  globalThis.fetch = () => Promise.reject(new Error('nothing to ask'));
  await open('');
  expect(readCode(await code())).toBe('http://localhost/');
  expect(screen.queryByText(/partner/)).not.toBeInTheDocument();
});

test('a product that is gone says so', async () => {
  rows = [];
  await open('prod_id=GONE');
  expect(await screen.findByText('We could not find that product')).toBeVisible();
});

test('what failed can be tried again', async () => {
  status = 503;
  await open('prod_id=PD1');
  const again = await screen.findByRole('button', { name: 'Try again' });
  status = 200;
  await userEvent.click(again);
  expect(await code()).toBeVisible();
});

test('the modal shows the same code, with its address to copy', async () => {
  const user = userEvent.setup();
  await open('prod_id=PD1&company_type=hana');
  const address = readCode(await code()) ?? '';
  await user.click(screen.getByRole('button', { name: 'Enlarge the QR code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'QR code' }));
  expect(readCode(dialog.getByRole('img'))).toBe(address);
  expect(dialog.getByLabelText('Link')).toHaveValue(address);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
