import { call, type CallInput, type CallOutput, type KnownRow } from '@narae/api-client';
import { useLanTp } from '@narae/i18n';
import { preloadedAt } from '@narae/ssr/preload';
import {
  type InfiniteData,
  skipToken,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { preloaded } from './preloaded.ts';
import { fetchCounts, useLive } from '../live/follow-live.ts';
import {
  liveSources,
  patchCounts,
  type LiveSource,
  type LiveSourceFor,
  type LiveSourceName,
} from '../live/live-sources.ts';
import { useSession } from '../page/use-session.ts';
import { callKey, completeInput, isPrivate, type PageInput } from './call-input.ts';

type QueryOptions<Output, Data> = UseQueryOptions<Output, Error, Data>;

interface CallQueryOptions<Output, Data> extends Pick<
  QueryOptions<Output, Data>,
  | 'select'
  | 'staleTime'
  | 'gcTime'
  | 'initialData'
  | 'initialDataUpdatedAt'
  | 'placeholderData'
  | 'refetchInterval'
  | 'refetchOnWindowFocus'
  | 'refetchOnReconnect'
> {
  readonly live?: LiveSourceFor<Output>;
  /** Readings with different scopes do not share an answer. */
  readonly scope?: string | number;
}

/**
 * Reads a call in the page's language and currency; without an input, or signed out for a member's own
 * records, no call is made. A public call begins with what came with the server-rendered page, unless
 * `initialData` is given.
 */
export function useCall<Row extends KnownRow, Data = CallOutput<Row>>(
  row: Row,
  input: PageInput<Row> | null | undefined,
  { live, scope, ...options }: CallQueryOptions<CallOutput<Row>, Data> = {},
): UseQueryResult<Data> {
  type Output = CallOutput<Row>;
  const { requested, begin, fetch, ofQuery } = useRequest(row, input, {
    live,
    scope,
    patch: (rows: readonly object[], patched) => patched(rows),
  });
  return useQuery<Output, Error, Data>({
    ...ofQuery,
    queryFn: requested ? ({ signal }) => fetch(requested, signal) : skipToken,
    ...(options.initialData === undefined && begin((answer) => answer)),
    ...options,
  } as QueryOptions<Output, Data>);
}

interface RequestOptions<Cached> {
  readonly live: LiveSourceName | undefined;
  readonly scope: string | number | undefined;
  /** Writes a count into what is cached. */
  readonly patch: (cached: Cached, patched: (rows: readonly object[]) => readonly object[]) => Cached;
}

/** What reading a call at once and by pages have in common. */
function useRequest<Row extends KnownRow, Cached>(
  row: Row,
  input: PageInput<Row> | null | undefined,
  { live, scope, patch }: RequestOptions<Cached>,
) {
  type Output = CallOutput<Row>;
  const lanTp = useLanTp();
  const mem_id = useSession().user?.mem_id;
  const queries = useQueryClient();
  const ownRecords = isPrivate(row);
  const requested = input && (!ownRecords || mem_id) ? completeInput(row, input, lanTp) : null;
  const queryKey = callKey(row, requested, { lanTp, mem_id, scope });
  const source: LiveSource | undefined = live && liveSources[live];
  const patchOn = source?.patchOn;

  useLive(requested ? live : undefined, {
    refetch: () => void queries.invalidateQueries({ queryKey, exact: true }),
    onCount: (count) =>
      queries.setQueryData<Cached>(
        queryKey,
        (cached) => cached && patch(cached, (rows) => patchCounts(rows, count)),
      ),
  });
  return {
    requested,
    ofQuery: { queryKey, meta: { ownRecords } },
    /** Events that arrive during the call count in its rows. */
    fetch: (asked: CallInput<Row>, signal: AbortSignal): Promise<Output> => {
      const fetch = (): Promise<Output> => call(row, asked, { signal });
      return patchOn ? (fetchCounts(patchOn, fetch as () => Promise<object[]>) as Promise<Output>) : fetch();
    },
    /** What came with the server-rendered page. */
    begin: <Data>(dataOf: (answer: Output) => Data) =>
      requested &&
      !ownRecords && {
        initialData: () => {
          const answer = preloaded(row, requested);
          return answer && dataOf(answer);
        },
        initialDataUpdatedAt: preloadedAt,
      },
  };
}

/** For `select`: the row of a call that answers one or none. */
export const firstRow = <Row>(rows: readonly Row[]): Row | null => rows[0] ?? null;

/**
 * Reads a call page by page; without an input no call is made. `next` answers what to add to the input for the next page,
 * undefined after the last. A public call begins with the page in the server-rendered document. With `keep` the pages of
 * the input before are shown until the first one of the new input is there.
 */
export function useCallPages<Row extends KnownRow>(
  row: Row,
  input: PageInput<Row> | null,
  next: (page: CallOutput<Row>) => Partial<PageInput<Row>> | undefined,
  {
    live,
    keep,
    ...options
  }: {
    readonly staleTime?: number;
    readonly live?: LiveSourceFor<CallOutput<Row>>;
    readonly keep?: boolean;
  } = {},
) {
  type Pages = InfiniteData<CallOutput<Row>, object>;
  const { requested, begin, fetch, ofQuery } = useRequest(row, input, {
    live,
    scope: 'pages',
    patch: (known: InfiniteData<readonly object[], object>, patched) => ({
      ...known,
      pages: known.pages.map(patched),
    }),
  });
  return useInfiniteQuery<CallOutput<Row>, Error, CallOutput<Row>[], readonly unknown[], object>({
    ...ofQuery,
    initialPageParam: {},
    queryFn: requested ? ({ pageParam, signal }) => fetch({ ...requested, ...pageParam }, signal) : skipToken,
    getNextPageParam: (page) => next(page),
    select: ({ pages }) => pages,
    ...(keep && { placeholderData: (before: Pages | undefined) => before }),
    ...begin((page): Pages => ({ pages: [page], pageParams: [{}] })),
    ...options,
  });
}
