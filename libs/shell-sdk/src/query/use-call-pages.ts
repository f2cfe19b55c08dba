import { call, type CallOutput } from '@narae/api-client';
import { useLanTp } from '@narae/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../session/use-session.ts';
import { callKey, isPrivate } from './call-key.ts';
import { completeInput, type AskedCall, type PageInput } from './page-input.ts';

/**
 * Reads a call page by page; `data` is the list of the pages' answers. `next` says what to add to the input for the
 * page after this one, and undefined after the last.
 */
export function useCallPages<Name extends AskedCall>(
  name: Name,
  input: PageInput<Name>,
  next: (page: CallOutput<Name>) => Partial<PageInput<Name>> | undefined,
  options: { readonly staleTime?: number } = {},
) {
  const lanTp = useLanTp();
  const mem_id = useSession().user?.mem_id;
  const first = completeInput(name, input, lanTp);
  return useInfiniteQuery({
    queryKey: callKey(name, first, { lanTp, mem_id, scope: 'pages' }),
    initialPageParam: {},
    queryFn: ({ pageParam, signal }) => call(name, { ...first, ...pageParam }, { signal }),
    getNextPageParam: (page) => next(page),
    select: ({ pages }) => pages,
    enabled: !isPrivate(name) || mem_id !== undefined,
    meta: { ownRecords: isPrivate(name) },
    ...options,
  });
}
