import { call, type CallOutput, type KnownRow } from '@narae/api-client';
import { useLanTp } from '@narae/i18n';
import { preloadedAt } from '@narae/ssr/preload';
import {
  skipToken,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { preloaded } from './preloaded.ts';
import { fetchCounts, useLive } from '../live/follow-live.ts';
import { liveSources, patchCounts, type LiveSource, type LiveSourceFor } from '../live/live-sources.ts';
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
  const lanTp = useLanTp();
  const mem_id = useSession().user?.mem_id;
  const queries = useQueryClient();
  const ownRecords = isPrivate(row);
  const requested = input && (!ownRecords || mem_id) ? completeInput(row, input, lanTp) : null;
  const queryKey = callKey(row, requested, { lanTp, mem_id, scope });
  const source: LiveSource | undefined = live && liveSources[live];

  useLive(requested ? live : undefined, {
    refetch: () => void queries.invalidateQueries({ queryKey, exact: true }),
    onCount: (event) =>
      queries.setQueryData<readonly object[]>(
        queryKey,
        (rows) => rows && source?.patchOn && patchCounts(source.patchOn, rows, event),
      ),
  });
  return useQuery<Output, Error, Data>({
    queryKey,
    queryFn: requested
      ? ({ signal }) => {
          const fetch = (): Promise<Output> => call(row, requested, { signal });
          return source?.patchOn
            ? (fetchCounts(source.patchOn, fetch as () => Promise<object[]>) as Promise<Output>)
            : fetch();
        }
      : skipToken,
    meta: { ownRecords },
    ...(requested &&
      !ownRecords &&
      options.initialData === undefined && {
        initialData: () => preloaded(row, requested),
        initialDataUpdatedAt: preloadedAt,
      }),
    ...options,
  } as QueryOptions<Output, Data>);
}

/** For `select`: the row of a call that answers one or none. */
export const firstRow = <Row>(rows: readonly Row[]): Row | null => rows[0] ?? null;

/**
 * Reads a call page by page. `next` answers what to add to the input for the next page, undefined after the
 * last. A public call begins with the page in the server-rendered document.
 */
export function useCallPages<Row extends KnownRow>(
  row: Row,
  input: PageInput<Row>,
  next: (page: CallOutput<Row>) => Partial<PageInput<Row>> | undefined,
  options: { readonly staleTime?: number } = {},
) {
  const lanTp = useLanTp();
  const mem_id = useSession().user?.mem_id;
  const first = completeInput(row, input, lanTp);
  return useInfiniteQuery({
    queryKey: callKey(row, first, { lanTp, mem_id, scope: 'pages' }),
    initialPageParam: {},
    queryFn: ({ pageParam, signal }) => call(row, { ...first, ...pageParam }, { signal }),
    getNextPageParam: (page) => next(page),
    select: ({ pages }) => pages,
    enabled: !isPrivate(row) || mem_id !== undefined,
    meta: { ownRecords: isPrivate(row) },
    ...(!isPrivate(row) && {
      initialData: () => {
        const page = preloaded(row, first);
        return page && { pages: [page], pageParams: [{}] };
      },
      initialDataUpdatedAt: preloadedAt,
    }),
    ...options,
  });
}
