import type { Notice } from '@narae/contracts';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import NoticeListPage from './notice-list-page.tsx';
import NoticePage from './notice-page.tsx';

const notice = (changed: Partial<Notice> = {}): Notice => ({
  cou_id: 'COU1',
  cou_type: 'notice',
  cou_ttl_nm: 'Passport photos',
  pinned_yn: 'N',
  cou_ymd_format: '2026-03-02',
  text_lan_tp: 'ENG',
  event_id: '',
  rls_yn: 'Y',
  cou_content: '<p>Have them ready.</p>',
  ...changed,
});

let rows: Notice[];
let broken: boolean;
beforeEach(() => {
  rows = [notice()];
  broken = false;
  globalThis.fetch = (async () =>
    broken
      ? new Response('{"error":"service_unavailable","message":"Later"}', { status: 503 })
      : Response.json(rows)) as typeof fetch;
});

const openList = () =>
  renderInShell(<NoticeListPage />, { path: '/communityList', namespaces: ['community'] });
const openOne = (path = '/communityDetail?cou_id=COU1') =>
  renderInShell(<NoticePage />, { path, namespaces: ['community'] });

test('the list says of each notice what it is and leads to it', async () => {
  rows = [notice({ pinned_yn: 'Y' }), notice({ cou_id: 'COU2', cou_type: 'event', cou_ttl_nm: 'A class' })];
  await openList();
  const link = await screen.findByRole('link', { name: 'Passport photos' });
  expect(link).toHaveAttribute('href', '/communityDetail?cou_id=COU1');
  expect(screen.getByText('Pinned')).toBeVisible();
  expect(screen.getByRole('row', { name: /A class Event/ })).toBeVisible();
});

test('a long list is shown in parts', async () => {
  rows = Array.from({ length: 21 }, (_, at) => notice({ cou_id: `COU${at}`, cou_ttl_nm: `Notice ${at}` }));
  await openList();
  expect(await screen.findByRole('link', { name: 'Notice 19' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Notice 20' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('link', { name: 'Notice 20' })).toBeVisible();
});

test('after the last of a page further ones are asked for', async () => {
  const asked: unknown[] = [];
  const all = Array.from({ length: 203 }, (_, at) =>
    notice({ cou_id: `COU${at}`, cou_ttl_nm: `Notice ${at}` }),
  );
  globalThis.fetch = (async (_url: string, init?: RequestInit) => {
    const { info } = JSON.parse(String(init?.body)) as { info: { after?: string } };
    asked.push(info.after);
    return Response.json(info.after ? all.slice(200) : all.slice(0, 200));
  }) as typeof fetch;
  await openList();
  await screen.findByRole('link', { name: 'Notice 0' });
  for (let presses = 0; presses < 10; presses += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Notice 202' })).toBeVisible();
  expect(asked).toEqual([undefined, 'COU199']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('no notices, and none that could be had', async () => {
  rows = [];
  const { unmount } = await openList();
  expect(await screen.findByText('No notices yet')).toBeVisible();
  unmount();
  broken = true;
  await openList();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a notice shows its text, and leads to its event only where it has one', async () => {
  const { unmount } = await openOne();
  expect(await screen.findByRole('heading', { level: 1, name: 'Passport photos' })).toBeVisible();
  expect(screen.getByText('Have them ready.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the event' })).toBeNull();
  unmount();
  rows = [notice({ event_id: 'EVT1' })];
  await openOne();
  const link = await screen.findByRole('link', { name: 'See the event' });
  expect(link).toHaveAttribute('href', '/eventDetail?event_id=EVT1');
});

test('no such notice, and an address without one', async () => {
  rows = [];
  const { unmount } = await openOne();
  expect(await screen.findByRole('heading', { name: 'We could not find that notice' })).toBeVisible();
  unmount();
  await openOne('/communityDetail');
  expect(await screen.findByRole('heading', { name: 'We could not find that notice' })).toBeVisible();
});
