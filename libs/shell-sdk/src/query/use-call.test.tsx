import {
  companyDtl,
  eventInfoDtl,
  imageList,
  mycartList,
  productSearch,
  productSeats,
} from '@narae/contracts/rows';
import { jest } from '@jest/globals';
import { dropPreloaded, providePreloaded } from '@narae/ssr/preload';
import { act, screen, waitFor } from '@testing-library/react';
import { setUser } from '../session/session-store.ts';
import { FakeStream, installFakeStream } from '../testing/fake-stream.ts';
import { renderInShell, testUser } from '../testing/index.tsx';
import { firstRow, useCall } from './use-call.ts';
import { useCallCache } from './use-call-cache.ts';

interface Asked {
  readonly path: string;
  readonly info: unknown;
}

let asked: Asked[];
let answers: Record<string, () => unknown>;
let answering: Promise<void>;

beforeEach(() => {
  installFakeStream();
  asked = [];
  answers = {};
  answering = Promise.resolve();
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    asked.push({ path, info: (JSON.parse(String(body)) as { info: unknown }).info });
    const output = answers[path]?.() ?? [];
    await answering;
    return Response.json(output);
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  act(() => void dropPreloaded());
});

const times = (path: string): number => asked.filter((one) => one.path === path).length;
/** Lets answers and the cache's messages through while the clock stands still. */
const settle = (ms = 0): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

function Seats({ ids }: { readonly ids: readonly string[] | null }) {
  const { data, fetchStatus } = useCall(productSeats, ids && { prod_ids: [...ids] }, { live: 'seats' });
  return <p data-testid="answer">{data ? data.map((row) => row.inventory_cnt).join(' ') : fetchStatus}</p>;
}

function Cart() {
  const { data } = useCall(mycartList, {}, { live: 'booking' });
  return <p data-testid="answer">{data ? `${data.length} rows` : 'nothing'}</p>;
}

function Company() {
  const { data } = useCall(companyDtl, {}, { select: firstRow });
  return <p data-testid="answer">{data?.company_content ?? 'nothing'}</p>;
}

describe('useCall', () => {
  it('adds the language and currency of the page where the call takes them', async () => {
    function Search() {
      useCall(productSearch, { q: 'sea' });
      useCall(imageList, { prod_id: 'P1' });
      return null;
    }
    await renderInShell(<Search />, { lanTp: 'KOR' });
    expect(asked).toEqual([
      { path: '/api/productSearch', info: { q: 'sea', currency: 'KRW', lan_tp: 'KOR' } },
      { path: '/api/imageList', info: { prod_id: 'P1' } },
    ]);
  });

  it('asks once for all who want the same', async () => {
    answers['/api/productSeats'] = () => [{ prod_id: 'P1', inventory_cnt: 3 }];
    await renderInShell(
      <>
        <Seats ids={['P1']} />
        <Seats ids={['P1']} />
      </>,
    );
    expect(await screen.findAllByText('3')).toHaveLength(2);
    expect(asked).toEqual([{ path: '/api/productSeats', info: { prod_ids: ['P1'] } }]);
  });

  it('makes no call without an input', async () => {
    await renderInShell(<Seats ids={null} />);
    expect(screen.getByTestId('answer')).toHaveTextContent('idle');
    expect(asked).toEqual([]);
  });

  it('makes no call for own records while nobody is signed in', async () => {
    await renderInShell(<Cart />);
    expect(screen.getByTestId('answer')).toHaveTextContent('nothing');
    expect(asked).toEqual([]);
  });

  it('begins with what came with the server-rendered page and does not ask for it again', async () => {
    const company = [{ company_content: 'We are Narae' }];
    providePreloaded([{ call: 'companyDtl', info: { lan_tp: 'ENG' }, output: company }], {
      at: Date.now(),
    });
    await renderInShell(<Company />, { staleTime: 30_000 });
    expect(screen.getByTestId('answer')).toHaveTextContent('We are Narae');
    expect(asked).toEqual([]);
  });

  it('selects the first row, and null where there is none', () => {
    expect(firstRow([1, 2])).toBe(1);
    expect(firstRow([])).toBeNull();
  });
});

test('an input is checked against the contract', () => {
  const Wrong = () => {
    // @ts-expect-error prod_id is missing
    useCall(imageList, {});
    // @ts-expect-error seats are read from rows that have some
    useCall(companyDtl, {}, { live: 'seats' });
    // @ts-expect-error places are read from rows that have some
    useCall(productSeats, { prod_ids: [] }, { live: 'places' });
    // @ts-expect-error mem_nick is no field of this call
    useCall(productSearch, { q: 'sea', mem_nick: 'x' });
    return null;
  };
  expect(Wrong).toBeDefined();
});

describe('a live answer', () => {
  it('is fetched again when an event says that it changed', async () => {
    answers['/api/mycartList'] = () => Array.from({ length: times('/api/mycartList') }, () => ({}));
    await renderInShell(<Cart />, { user: testUser });
    expect(await screen.findByText('1 rows')).toBeVisible();
    await act(async () =>
      FakeStream.latest().send('order', {
        cart_id: 'CART000001',
        order_id: 'ORDER000000001',
        kind: 'confirmed',
      }),
    );
    expect(await screen.findByText('2 rows')).toBeVisible();
    await act(async () => FakeStream.latest().send('seat', { prod_id: 'P1', remaining: 1 }));
    expect(times('/api/mycartList')).toBe(2);
  });

  it('takes the seats an event carries, and asks once when the stream opens', async () => {
    answers['/api/productSeats'] = () => [{ prod_id: 'P1', inventory_cnt: 9 }];
    await renderInShell(<Seats ids={['P1']} />);
    expect(await screen.findByText('9')).toBeVisible();
    await act(async () => FakeStream.latest().send('seat', { prod_id: 'P1', remaining: 4 }));
    expect(await screen.findByText('4')).toBeVisible();
    expect(times('/api/productSeats')).toBe(1);
    await act(async () => FakeStream.latest().open());
    await waitFor(() => expect(times('/api/productSeats')).toBe(2));
  });

  it('takes the places of an event by the number the stream carries', async () => {
    answers['/api/eventInfoDtl'] = () => [
      { event_id: 'EVT1', personnel_cnt: 9 },
      { event_id: 'EVT2', personnel_cnt: 7 },
    ];
    function Places() {
      const { data } = useCall(eventInfoDtl, { event_id: 'EVT1' }, { live: 'places' });
      return <p data-testid="answer">{data?.map((row) => row.personnel_cnt).join(' ')}</p>;
    }
    await renderInShell(<Places />);
    expect(await screen.findByText('9 7')).toBeVisible();
    await act(async () => FakeStream.latest().send('place', { event_id: 'EVT1', remaining: 4 }));
    expect(await screen.findByText('4 7')).toBeVisible();
    await act(async () => FakeStream.latest().send('seat', { prod_id: 'EVT1', remaining: 1 }));
    expect(screen.getByText('4 7')).toBeVisible();
  });

  it('prefers the seats of an event that arrived while an answer was on its way', async () => {
    let release = (): void => undefined;
    answering = new Promise((resolve) => {
      release = resolve;
    });
    answers['/api/productSeats'] = () => [
      { prod_id: 'P1', inventory_cnt: 9 },
      { prod_id: 'P2', inventory_cnt: 7 },
    ];
    await renderInShell(<Seats ids={['P1', 'P2']} />);
    await act(async () => FakeStream.latest().send('seat', { prod_id: 'P1', remaining: 4 }));
    await act(async () => release());
    expect(await screen.findByText('4 7')).toBeVisible();
  });

  it('is asked for at intervals while there is no stream, and only then', async () => {
    jest.useFakeTimers();
    answers['/api/productSeats'] = () => [{ prod_id: 'P1', inventory_cnt: 9 }];
    await renderInShell(<Seats ids={['P1']} />);
    await settle();
    await settle(10_000);
    expect(times('/api/productSeats')).toBe(2);
    await act(async () => FakeStream.latest().open());
    await settle();
    const opened = times('/api/productSeats');
    await settle(60_000);
    expect(times('/api/productSeats')).toBe(opened);
    await act(async () => FakeStream.latest().reject());
    await settle(10_000);
    expect(times('/api/productSeats')).toBe(opened + 1);
  });
});

describe('signing out', () => {
  it('drops the answers of own records and keeps the others', async () => {
    answers['/api/mycartList'] = () => [{}];
    answers['/api/companyDtl'] = () => [{ company_content: 'We are Narae' }];
    let outputs = (): readonly number[] => [];
    function Kept() {
      const cache = useCallCache();
      outputs = () => [cache.outputs(mycartList).length, cache.outputs(companyDtl).length];
      return null;
    }
    await renderInShell(
      <>
        <Cart />
        <Company />
        <Kept />
      </>,
      { user: testUser },
    );
    await screen.findByText('1 rows');
    await screen.findByText('We are Narae');
    expect(outputs()).toEqual([1, 1]);
    await act(async () => setUser(null));
    expect(screen.getByText('nothing')).toBeVisible();
    expect(outputs()).toEqual([0, 1]);
  });
});

describe('useCallCache', () => {
  it('makes a call again where its input says the same', async () => {
    let cache: ReturnType<typeof useCallCache> | undefined;
    function Change() {
      cache = useCallCache();
      useCall(imageList, { prod_id: 'P1' });
      useCall(imageList, { prod_id: 'P2' });
      return null;
    }
    await renderInShell(<Change />);
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(async () => cache?.invalidate(imageList, { prod_id: 'P1' }));
    expect(asked.slice(2)).toEqual([{ path: '/api/imageList', info: { prod_id: 'P1' } }]);
    await act(async () => cache?.invalidate(imageList));
    expect(asked).toHaveLength(5);
  });

  it('gives up a first answer that is on its way, which may be older than the change', async () => {
    let cache: ReturnType<typeof useCallCache> | undefined;
    let release = (): void => undefined;
    answering = new Promise((resolve) => {
      release = resolve;
    });
    answers['/api/companyDtl'] = () => [{ company_content: 'before the change' }];
    function Change() {
      cache = useCallCache();
      return <Company />;
    }
    await renderInShell(<Change />);
    await waitFor(() => expect(times('/api/companyDtl')).toBe(1));
    answers['/api/companyDtl'] = () => [{ company_content: 'after the change' }];
    await act(async () => {
      const invalidated = cache?.invalidate(companyDtl);
      release();
      await invalidated;
    });
    expect(await screen.findByText('after the change')).toBeVisible();
  });
});
