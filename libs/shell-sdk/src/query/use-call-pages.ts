import { call, type CallOutput, type KnownRow } from '@narae/api-client';
import { useLanTp } from '@narae/i18n';
import { preloadedAt } from '@narae/ssr/preload';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../page/use-session.ts';
import { preloaded } from './preloaded.ts';
import { callKey, isPrivate } from './call-key.ts';
import { completeInput, type PageInput } from './page-input.ts';

/**
 * Reads a call page by page; `data` is the list of the pages' answers. `next` says what to add to the input for the
 * page after this one, and undefined after the last. A public call begins with the page that came with the
 * server-rendered document.
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
