import { call, preloadedQuery, useLocale } from '@narae/shell-sdk';
import { useQuery } from '@narae/shell-sdk/query';

/** All pictures of an article or an event in their order: 1 list, 2 carousel, 3 detail, 4 before a film. */
export function useStoryImages(of: { readonly info_seq: string } | { readonly event_id: string }) {
  const { lanTp } = useLocale();
  return useQuery({
    queryKey: ['story-images', of, lanTp],
    queryFn: ({ signal }) => call('kpopImageList', of, { signal }),
    ...preloadedQuery('kpopImageList', of),
  });
}
