import { call, preloadedQuery, useLocale } from '@narae/shell-sdk';
import { useQuery } from '@narae/shell-sdk/query';

/** Events: open ones first, what is over last. */
export function useEvents() {
  const { lanTp } = useLocale();
  return useQuery({
    queryKey: ['events', lanTp],
    queryFn: ({ signal }) => call('eventInfoList', { lan_tp: lanTp }, { signal }),
    ...preloadedQuery('eventInfoList', { lan_tp: lanTp }),
  });
}

/** One event; null when there is none under that number. Places left are asked for anew with every visit. */
export function useEvent(event_id: string) {
  const { lanTp } = useLocale();
  return useQuery({
    queryKey: ['event', event_id, lanTp],
    queryFn: async ({ signal }) =>
      (await call('eventInfoDtl', { event_id, lan_tp: lanTp }, { signal }))[0] ?? null,
    ...preloadedQuery('eventInfoDtl', { event_id, lan_tp: lanTp }, (rows) => rows[0] ?? null),
    staleTime: 0,
  });
}
