import { call, preloadedQuery, useLocale } from '@narae/shell-sdk';
import { useQuery } from '@narae/shell-sdk/query';

/** K-pop information, the newest first. */
export function useKpopInfos() {
  const { lanTp } = useLocale();
  return useQuery({
    queryKey: ['kpop-infos', lanTp],
    queryFn: ({ signal }) => call('kpopInfoList', { lan_tp: lanTp }, { signal }),
    ...preloadedQuery('kpopInfoList', { lan_tp: lanTp }),
  });
}

/** One piece of K-pop information; null when there is none under that number. */
export function useKpopInfo(info_seq: string) {
  const { lanTp } = useLocale();
  return useQuery({
    queryKey: ['kpop-info', info_seq, lanTp],
    queryFn: async ({ signal }) =>
      (await call('kpopInfoDetail', { info_seq, lan_tp: lanTp }, { signal }))[0] ?? null,
    ...preloadedQuery('kpopInfoDetail', { info_seq, lan_tp: lanTp }, (rows) => rows[0] ?? null),
  });
}
