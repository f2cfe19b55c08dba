import { jest } from '@jest/globals';
import { toastStore } from '@narae/shell-sdk/host';
import { renderInShell } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { act, screen } from '@testing-library/react';
import { productDetail } from '../../../test/products.ts';
import '../../texts.ts';
import { PictureCarousel } from '../../shared/picture-carousel.tsx';
import { ProductHead } from './product-head.tsx';

const show = (path: string) =>
  renderInShell(<ProductHead product={productDetail('P1')} />, { path, namespaces: ['catalog'] });
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
const messages = () => toastStore.getState().notes.map(({ key }) => key);

/** A browser with these ways to pass an address on. */
const browserWith = (ways: Partial<Pick<Navigator, 'share' | 'clipboard'>>) => {
  for (const [name, value] of Object.entries({ share: undefined, clipboard: undefined, ...ways }))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

beforeEach(() => toastStore.setState({ notes: [] }));

test('sharing opens the sheet of the system; who closes it gets nothing else', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  const writeText = jest.fn(() => Promise.resolve());
  browserWith({ share, clipboard: { writeText } as unknown as Clipboard });
  await show('/productDetail?prod_id=P1');
  await press('Share');
  const url = expect.stringContaining('/productDetail?prod_id=P1');
  expect(share).toHaveBeenCalledWith({ title: 'Tour P1', url });
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['is copied', () => Promise.resolve(), 'copy_success'],
  ['says so where it cannot be copied', () => Promise.reject(new Error('denied')), 'copy_fail'],
])('without such a sheet the address %s', async (_what, writeText, message) => {
  browserWith({ clipboard: { writeText } as unknown as Clipboard });
  await show('/productDetail?prod_id=P1');
  await press('Share');
  expect(messages()).toEqual([message]);
});

test.each([
  ['a shared link shows the way to the list', '&linkFlag=Y', 1],
  ['a visit from a list does not', '', 0],
])('%s', async (_what, flag, links) => {
  await show(`/productDetail?prod_id=P1${flag}`);
  expect(screen.queryAllByRole('link', { name: 'See all trips' })).toHaveLength(links);
});

test('a press on a picture shows all of them large, beginning with it', async () => {
  const picture = (file_name: string, alt: string) => ({
    file_path: 'product',
    prod_id: 'P1',
    file_type: '2',
    file_name,
    alt,
  });
  await renderInShell(
    <PictureCarousel label="Tea" pictures={[picture('1.jpg', 'Field'), picture('2.jpg', 'Cup')]} />,
    { namespaces: ['catalog'] },
  );
  await press('Enlarge the picture: Cup');
  const dialog = await screen.findByRole('dialog', { name: 'Tea' });
  expect(dialog).toContainElement(screen.getAllByRole('img', { name: 'Cup' }).at(-1) ?? null);
  expect(document.activeElement).toHaveAttribute('role', 'list');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});
