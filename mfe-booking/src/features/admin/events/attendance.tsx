import type { AdminEvent } from '@narae/contracts';
import { adminEventAttendance, adminEventCsv } from '@narae/contracts/rows';
import { shownTel } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { PagedRows, Rows } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { Button } from '@narae/ui';
import { useEffect, type ReactNode } from 'react';
import css from './events.module.css';
import { useDownload } from '../use-download.ts';

/** Everybody who comes, with boxes to tick; as a file and for print (EVENT-11). */
export function Attendance({ event }: { readonly event: AdminEvent }): ReactNode {
  const t = useT('bookingAdmin');
  const pages = useAllPages(event.event_id);
  return (
    <>
      <div className={css.actions}>
        <DownloadCsv event_id={event.event_id} />
        <Button disabled={pages.hasNextPage || pages.isPending} onClick={() => window.print()}>
          {t('at_print')}
        </Button>
      </div>
      <PagedRows pages={pages} rowsOf={({ people }) => people} none={t('rv_none')}>
        {(guests) => (
          <div className={css.attendance}>
            <Rows
              caption={t('ev_list_attendance')}
              rows={guests}
              rowKey={({ event_rv_mem_id }) => event_rv_mem_id}
              columns={[
                {
                  key: 'here',
                  header: t('at_here'),
                  cell: () => <span className={css.box} aria-hidden="true" />,
                },
                { key: 'name', header: t('rv_name'), value: ({ mem_nm }) => mem_nm },
                {
                  key: 'party',
                  header: t('at_party'),
                  value: ({ sort_order, event_cnt }) => t('at_of', { index: sort_order, count: event_cnt }),
                },
                { key: 'tel', header: t('rv_tel'), value: ({ tel }) => shownTel(tel) },
                {
                  key: 'papers',
                  header: t('rv_papers'),
                  value: ({ papers_state }) => t(`papers_${papers_state}`),
                },
                {
                  key: 'number',
                  header: t('rv_number'),
                  value: ({ event_rv_id }) => event_rv_id,
                  reference: true,
                },
              ]}
            />
          </div>
        )}
      </PagedRows>
    </>
  );
}

function useAllPages(event_id: string) {
  const pages = useCallPages(
    adminEventAttendance,
    { event_id },
    ({ next }) => (next === null ? undefined : { after: next }),
    { staleTime: 0 },
  );
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = pages;
  const read = data?.length ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isError, isFetching, read]);
  return pages;
}

function DownloadCsv({ event_id }: { readonly event_id: string }): ReactNode {
  const t = useT('bookingAdmin');
  const { busy, save } = useDownload();
  return (
    <Button busy={busy} onClick={() => void save(adminEventCsv, { event_id })}>
      {t('at_csv')}
    </Button>
  );
}
