import type { DeskSeries } from '@narae/contracts';
import { adminSeries } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { AdminFold } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded } from '@narae/ui';
import type { ReactNode } from 'react';
import { isRunning, pollWhileRunning, useFreshWhenDone } from '../running-jobs.ts';
import { goesOn, SeriesRow } from './series-row.tsx';

/** The series of a product's trip: those at work with how far they are, those that go on, the others in a fold (CATALOG-20). */
export function SeriesProgress({ id }: { readonly id: string }): ReactNode {
  const t = useT('catalogAdmin');
  const result = useCall(
    adminSeries,
    { prod_id: id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => pollWhileRunning(state.data?.series),
    },
  );
  useFreshWhenDone(result.data?.series);
  return (
    <Loaded result={result} waiting={null} failed={{ title: t('series_fail'), compact: true }}>
      {({ series }) => <SeriesRows series={series} />}
    </Loaded>
  );
}

function SeriesRows({ series: all }: { readonly series: readonly DeskSeries[] }): ReactNode {
  const t = useT('catalogAdmin');
  const inSight = (series: DeskSeries): boolean => isRunning(series) || goesOn(series);
  const over = all.filter((series) => !inSight(series));
  return (
    <>
      {all.filter(inSight).map((series) => (
        <SeriesRow key={series.series_id} series={series} />
      ))}
      {over.length > 0 && (
        <AdminFold summary={t('series_list')}>
          {over.map((series) => (
            <SeriesRow key={series.series_id} series={series} />
          ))}
        </AdminFold>
      )}
    </>
  );
}
