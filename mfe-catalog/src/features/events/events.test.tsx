import type { EventInfoDetail, SessionUser } from '@narae/contracts';
import { FakeStream, installFakeStream, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { category } from '../../../test/categories.ts';
import { installFakeRemotes } from '../../../test/fake-remote.tsx';
import { event } from '../../../test/stories.ts';
import '../../texts.ts';
import EventDetailPage from './event-detail-page.tsx';
import EventListPage from './event-list-page.tsx';
import { standing } from './event-state.tsx';

let rows: EventInfoDetail[];
/** The member's reservations; null while booking does not answer. */
let reserved: { readonly event_id: string }[] | null;
let broken: boolean;
beforeEach(() => {
  rows = [event()];
  reserved = [];
  broken = false;
  const away = () => Response.json({ error: 'service_unavailable', message: 'Later' }, { status: 503 });
  globalThis.fetch = (async (url: string) => {
    if (url === '/api/grpCategoryList') return Response.json([category('CG005', 'Happenings')]);
    if (url === '/api/myinfoEventList') return reserved ? Response.json(reserved) : away();
    if (broken) return away();
    return new Response(JSON.stringify(url === '/api/kpopImageList' ? [] : rows));
  }) as typeof fetch;
});

const openDetail = (query = 'event_id=EVT1&group_nm=Call%20us', user: SessionUser | null = null) =>
  renderInShell(<EventDetailPage />, { path: `/eventDetail?${query}`, user, namespaces: ['catalog'] });
const openList = (query = '') =>
  renderInShell(<EventListPage />, { path: `/eventInfo${query}`, namespaces: ['catalog'] });

describe('the list', () => {
  test('shows each event’s state and leads to it with what the detail is asked for', async () => {
    rows = [
      event(),
      event({ event_id: 'FEW', event_title: 'Few', personnel_cnt: 2 }),
      event({ event_id: 'FULL', event_title: 'Full house', personnel_cnt: 0 }),
      event({ event_id: 'SOON', event_title: 'Soon', start_day: 20980401 }),
      event({ event_id: 'OVER', event_title: 'Over', end_day: 20200102 }),
    ];
    await openList('?group_nm=Call%20us');
    expect(await screen.findByRole('heading', { level: 1, name: 'Happenings' })).toBeVisible();
    const cards = await screen.findAllByRole('article');
    const said = ['Applications open', '2 seats left', 'Full', 'Opens', 'Closed'];
    said.forEach((text, index) => expect(cards[index]).toHaveTextContent(text));
    expect(cards[2]).not.toHaveTextContent('left');
    const link = within(cards[0]!).getByRole('link');
    expect(link.getAttribute('href')).toBe(
      '/eventDetail?event_id=EVT1&category=fanmeeting&group_nm=Happenings&lan_tp=ENG',
    );
  });

  test('says so when there are none', async () => {
    rows = [];
    await openList();
    expect(await screen.findByText('No events at the moment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeVisible();
  });

  test('can be asked for again when it did not come', async () => {
    broken = true;
    await openList();
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('article')).toHaveTextContent('Tea & talk');
  });
});

describe('the detail', () => {
  test('leads to the reservation while people can apply', async () => {
    await openDetail();
    const link = await screen.findByRole('link', { name: 'Apply for a place' });
    const target = new URL(link.getAttribute('href') ?? '', 'http://shop.test');
    expect(target.pathname).toBe('/eventReserv');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      lan_tp: 'ENG',
      event_id: 'EVT1',
      event_total_cnt: '30',
      personnel_cnt: '12',
      event_title: 'Tea & talk',
    });
    expect(screen.getByText('12 of 30')).toBeVisible();
    expect(screen.getByText('Come early.')).toBeVisible();
    expect((await screen.findByRole('link', { name: 'Happenings' })).getAttribute('href')).toBe(
      '/eventInfo?group_nm=Happenings',
    );
    expect(screen.queryByRole('link', { name: 'Read the story' })).toBeNull();
  });

  test.each([
    [{ personnel_cnt: 0 }, 'All places are taken.'],
    [{ start_day: 20980401 }, /^Applications open on .*2098/],
    [{ end_day: 20200102 }, /closed|ended/],
    [{ closed_yn: 'Y' }, /closed/],
  ] as const)('with %j the button is off and says why', async (change, reason) => {
    installFakeRemotes(['mfe-booking/waiting-button']);
    rows = [event(change)];
    await openDetail();
    const button = await screen.findByRole('button', { name: 'Apply for a place' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(reason);
    expect(screen.queryByRole('link', { name: 'Apply for a place' })).toBeNull();
  });

  test('of a full event the way onto the waiting list stands beside it, of one that is over it does not', async () => {
    installFakeStream();
    const filled = installFakeRemotes(['mfe-booking/waiting-button']);
    rows = [event({ personnel_cnt: 0 })];
    await openDetail();
    expect(await screen.findByRole('button', { name: 'mfe-booking/waiting-button' })).toBeVisible();
    expect(filled['mfe-booking/waiting-button']).toContainEqual({
      kind: 'places',
      target_id: 'EVT1',
      title: 'Tea & talk',
    });
    await act(async () => FakeStream.latest().send('place', { event_id: 'EVT1', remaining: 2 }));
    expect(await screen.findByRole('link', { name: 'Apply for a place' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'mfe-booking/waiting-button' })).toBeNull();
  });

  test('of an event the member has reserved says so and leads to the reservation', async () => {
    reserved = [{ event_id: 'EVT1' }];
    await openDetail(undefined, testUser);
    const link = await screen.findByRole('link', { name: 'See or change my application' });
    expect(link.getAttribute('href')).toMatch(/^\/eventReserv\?.*event_id=EVT1/);
    const button = screen.getByRole('button', { name: 'Apply for a place' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/^You have already applied/);
  });

  test.each([[[{ event_id: 'EVT2' }]], [null]])(
    'leads a member to the reservation with %j reserved',
    async (others) => {
      reserved = others;
      await openDetail(undefined, testUser);
      expect(await screen.findByRole('link', { name: 'Apply for a place' })).toBeVisible();
    },
  );

  test('says that it is free of charge, and how many places are left as they go', async () => {
    installFakeStream();
    await openDetail();
    expect(await screen.findByText('Free of charge')).toBeVisible();
    expect(screen.getByText('12 of 30')).toBeVisible();
    await act(async () => FakeStream.latest().send('place', { event_id: 'EVT1', remaining: 0 }));
    expect(await screen.findByRole('button', { name: 'Apply for a place' })).toBeDisabled();
    expect(screen.getByText('0 of 30')).toBeVisible();
  });

  test.each(['event_id=NOPE', ''])('without an event (%s) leads to the others', async (query) => {
    rows = [];
    await openDetail(query);
    expect(await screen.findByRole('heading', { name: 'We could not find that event' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/eventInfo');
  });

  test('links to the article about it', async () => {
    rows = [event({ info_seq: 'INFO1' })];
    await openDetail();
    const link = await screen.findByRole('link', { name: 'Read the story' });
    expect(link.getAttribute('href')).toBe('/kpopInfoDetail?info_seq=INFO1');
  });
});

describe('where an event stands', () => {
  const at = (day: string) =>
    standing({ start_day: 20260310, end_day: 20260320, personnel_cnt: 1, closed_yn: 'N' }, new Date(day));

  test('follows the day in Seoul and hurries people in the last five days', () => {
    expect(at('2026-03-09T14:59:00Z').state).toBe('not-begun');
    expect(at('2026-03-09T15:00:00Z')).toEqual({ state: 'open', closingSoon: false });
    expect(at('2026-03-15T03:00:00Z')).toEqual({ state: 'open', closingSoon: true });
    expect(at('2026-03-20T14:59:00Z').state).toBe('open');
    expect(at('2026-03-20T15:00:00Z')).toEqual({ state: 'ended', closingSoon: false });
  });
});
