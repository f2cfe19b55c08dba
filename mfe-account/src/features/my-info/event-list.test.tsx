import type { MyEvent, PersonPapers } from '@narae/contracts';
import { reservationFor, reservedEvent } from '@narae/contracts/testing/events';
import { toast } from '@narae/shell-sdk';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import { EventList, eventLook } from './event-list.tsx';

const mine = (change: Partial<MyEvent> = {}): MyEvent => ({
  ...reservationFor(['KIM NARA', 'LEE BO']),
  ...reservedEvent,
  papers_missing: 0,
  papers: [],
  changeable_yn: 'Y',
  ...change,
});

let standing: MyEvent[] | null;
let deleted: MyEvent[];
beforeEach(() => {
  standing = [mine()];
  deleted = [];
  globalThis.fetch = (async (_url: string, init?: RequestInit) => {
    if (!standing) return Response.json({ error: 'service_unavailable', message: 'Later' }, { status: 503 });
    return Response.json(JSON.parse(String(init?.body)).info.use_yn === 'N' ? deleted : standing);
  }) as typeof fetch;
});

const show = () => renderInShell(<EventList />, { user: testUser, namespaces: ['account'] });
const card = async (at = 0) => within((await screen.findAllByRole('article'))[at]!);

test('an application says what is reserved and leads to its event, documents and changes', async () => {
  await show();
  const first = await card();
  expect(screen.getByRole('region', { name: 'Event applications' })).toBeVisible();
  expect(first.getByText('Places reserved')).toBeVisible();
  expect(first.getByText('2 people')).toBeVisible();
  expect(first.getByText(/^Until .*2099$/)).toBeVisible();
  const address = (name: string) => first.getByRole('link', { name }).getAttribute('href');
  expect(address('Tea & talk')).toBe('/eventDetail?event_id=EVT1');
  expect(address('Change or delete')).toBe('/eventReserv?event_id=EVT1');
  expect(address('Documents')).toBe('/myInfoFileList?type=event&param_id=EVT1&mem_id=MEM0000000001');
});

test('one that can no longer be changed can still be seen, and a deleted one says only that', async () => {
  standing = [mine({ changeable_yn: 'N' })];
  deleted = [
    mine({ event_rv_id: 'EVT_RV000000002', use_yn: 'N', del_yn: 'Y', changeable_yn: 'N', event_cnt: 0 }),
  ];
  await show();
  expect((await card()).getByRole('link', { name: 'See application' })).toBeVisible();
  expect((await card()).queryByText(/^Until/)).not.toBeInTheDocument();
  expect((await card(1)).getByText('Deleted')).toBeVisible();
  expect((await card(1)).getAllByRole('link')).toHaveLength(1);
});

describe('the calendar', () => {
  const saved = { file_name: 'narae-EVT_RV000000001.ics', content: 'BEGIN:VCALENDAR' };
  const kept: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    kept.length = 0;
    const files = new Map<string, Blob>();
    URL.createObjectURL = (blob) => {
      files.set('blob:calendar', blob as Blob);
      return 'blob:calendar';
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (file) kept.push({ name: this.download, text: textOf(file) });
    };
  });
  const { click } = HTMLAnchorElement.prototype;
  const { rejection } = toast;
  afterEach(() => {
    toast.rejection = rejection;
    HTMLAnchorElement.prototype.click = click;
  });
  const textOf = (file: Blob): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(file);
    });
  const answer = (calendar: () => Response) => {
    const lists = globalThis.fetch;
    globalThis.fetch = (async (url: string, init?: RequestInit) =>
      url.includes('eventReservCalendar') ? calendar() : lists(url, init)) as typeof fetch;
  };

  test('gets an application that is still to come, as a file', async () => {
    answer(() => Response.json(saved));
    await show();
    await userEvent.click((await card()).getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(kept).toHaveLength(1));
    expect([kept[0]?.name, await kept[0]?.text]).toEqual([saved.file_name, saved.content]);
  });

  test('says why there is no file', async () => {
    const told: unknown[] = [];
    toast.rejection = (error) => void told.push(error);
    answer(() => Response.json({ error: 'service_unavailable', message: 'Later' }, { status: 503 }));
    await show();
    await userEvent.click((await card()).getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(told).toEqual([expect.objectContaining({ message: 'Later' })]));
    expect(kept).toEqual([]);
  });

  test('is not offered what is over or deleted', async () => {
    standing = [mine({ ymd_format: '2020-01-01' })];
    deleted = [mine({ event_rv_id: 'EVT_RV000000002', use_yn: 'N', del_yn: 'Y', event_cnt: 0 })];
    await show();
    await card(1);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });
});

test('one whose event was taken back leads to the application alone', async () => {
  standing = [mine({ shown_yn: 'N', changeable_yn: 'N' })];
  await show();
  const links = (await card()).getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Documents', 'See application']);
  expect((await card()).getByRole('heading', { name: 'Tea & talk' })).toBeVisible();
});

test('without any there is nothing, not even a heading', async () => {
  standing = [];
  await show();
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('can be asked for again when they did not come', async () => {
  standing = null;
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  standing = [mine()];
  await userEvent.click(again);
  expect(await card()).toBeDefined();
});

const papersOf = (
  papers_state: PersonPapers['papers_state'],
  over: Partial<PersonPapers> = {},
): PersonPapers => ({
  event_rv_mem_id: 'EVT_RV_MEM0000001',
  sort_order: 1,
  mem_nm: 'KIM NARA',
  papers_state,
  rejection: null,
  ...over,
});

test('one whose documents were rejected says whose and why, and leads to where they are corrected', async () => {
  const rejection = { reason: 'expired' as const, text: 'It has expired.', note: 'Until 2025 only' };
  const other = papersOf('accepted', { event_rv_mem_id: 'EVT_RV_MEM0000002', mem_nm: 'LEE BO' });
  standing = [mine({ papers: [papersOf('rejected', { rejection }), other], changeable_yn: 'N' })];
  await show();
  const first = await card();
  expect(first.getByText('Documents not accepted')).toBeVisible();
  for (const said of ['KIM NARA', 'It has expired.', /Until 2025 only/])
    expect(first.getByText(said)).toBeVisible();
  expect(first.queryByText('LEE BO')).not.toBeInTheDocument();
  expect(first.getByRole('link', { name: 'Correct the documents' })).toHaveAttribute(
    'href',
    '/eventReserv?event_id=EVT1',
  );
});

describe('the state of an application', () => {
  const now = new Date('2026-11-22T03:00:00Z');
  const soon = { del_yn: 'N', papers_missing: 0, ymd_format: '2026-11-22', papers: [] } as const;
  test.each([
    [{ ...soon, del_yn: 'Y', papers_missing: 1, ymd_format: '2026-11-21' }, 'event_deleted'],
    [{ ...soon, papers_missing: 1, ymd_format: '2026-11-21' }, 'event_over'],
    [{ ...soon, papers_missing: 1, papers: [papersOf('rejected')] }, 'event_papers_rejected'],
    [{ ...soon, papers_missing: 1, papers: [papersOf('to-check')] }, 'event_papers_missing'],
    [{ ...soon, papers: [papersOf('accepted'), papersOf('to-check')] }, 'event_papers_checking'],
    [{ ...soon, papers: [papersOf('accepted')] }, 'event_reserved'],
    [soon, 'event_reserved'],
  ] as const)('of %j is %s', (event, label) =>
    expect(eventLook({ ...event, papers: [...event.papers] }, now).label).toBe(label),
  );
});
