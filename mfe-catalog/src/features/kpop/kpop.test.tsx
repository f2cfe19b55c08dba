import type { KpopInfoDetail } from '@narae/contracts';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { category } from '../../../test/categories.ts';
import { kpopInfo } from '../../../test/stories.ts';
import '../../texts.ts';
import KpopDetailPage from './kpop-detail-page.tsx';
import KpopListPage from './kpop-list-page.tsx';

let rows: KpopInfoDetail[];
let broken: boolean;
let asked: unknown[];
beforeEach(() => {
  rows = [kpopInfo()];
  broken = false;
  asked = [];
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    asked.push([url, (JSON.parse(String(body)) as { info: unknown }).info]);
    if (broken && url !== '/api/grpCategoryList')
      return new Response('{"error":"service_unavailable","message":"Later"}', { status: 503 });
    const images = ['2', '2', '4'].map((file_type, index) => ({
      prod_id: 'INFO1',
      file_path: 'kpop',
      file_type,
      file_name: `picture-${index}.jpg`,
      sort_order: index,
      width: 1600,
      height: 1000,
      alt: `Picture ${index}`,
    }));
    if (url === '/api/grpCategoryList') return Response.json([category('CG003', 'K-pop news')]);
    return new Response(JSON.stringify(url === '/api/kpopImageList' ? images : rows));
  }) as typeof fetch;
});

const openDetail = (query = 'info_seq=INFO1') =>
  renderInShell(<KpopDetailPage />, { path: `/kpopInfoDetail?${query}`, namespaces: ['catalog'] });

test('the list leads to each article', async () => {
  await renderInShell(<KpopListPage />, { path: '/kpopInfo', namespaces: ['catalog'] });
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('In the studio');
  expect(card).toHaveTextContent('A day with the band');
  expect(within(card).getByRole('link').getAttribute('href')).toBe(
    '/kpopInfoDetail?info_seq=INFO1&group_nm=K-pop+news',
  );
});

test('an empty list says so', async () => {
  rows = [];
  await renderInShell(<KpopListPage />, { path: '/kpopInfo', namespaces: ['catalog'] });
  expect(await screen.findByText('No stories at the moment')).toBeVisible();
});

test('an article shows its pictures, its text, its artist, and nothing that is not there', async () => {
  await openDetail('info_seq=INFO1&group_nm=Call%20us');
  expect(await screen.findByRole('heading', { level: 1, name: 'In the studio' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'K-pop news' })).toBeVisible();
  expect(screen.queryByText('Call us')).toBeNull();
  expect(screen.getByText('They sang.')).toBeVisible();
  expect(screen.getByText('Five voices.')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Picture 2' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Videos' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'See the trip' })).toBeNull();
  expect(screen.queryByText('Related event')).toBeNull();
  expect(asked).toContainEqual(['/api/kpopImageList', { info_seq: 'INFO1' }]);
});

test('an article leads to its trip and to its event', async () => {
  rows = [kpopInfo({ prod_id: 'P000019', event_id: 'EVT1', event_title: 'Listening' })];
  await openDetail();
  const trip = await screen.findByRole('link', { name: 'See the trip' });
  expect(trip.getAttribute('href')).toBe('/productDetail?prod_id=P000019');
  expect(screen.getByRole('link', { name: 'Listening' }).getAttribute('href')).toBe(
    '/eventDetail?event_id=EVT1',
  );
});

test('no such article, and one that does not come', async () => {
  rows = [];
  const { unmount } = await openDetail('info_seq=NOPE');
  expect(await screen.findByRole('heading', { name: 'We could not find that story' })).toBeVisible();
  unmount();
  broken = true;
  await openDetail();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
