import type { SeriesEditRow } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Table } from '@narae/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './departures.module.css';
import { StaysBecause } from './stays-because.tsx';

/** Every departure of a series that would be moved, taken back or added, or why it stays as it is (CATALOG-20). */
export function SeriesEditPreview({ rows }: { readonly rows: readonly SeriesEditRow[] }): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const section = useRef<HTMLElement>(null);
  // It stands below what was pressed for it.
  useEffect(() => section.current?.focus(), []);
  const staying = rows.filter(({ stays }) => stays !== undefined).length;
  const when = ({ start_day, start_time, end_time }: SeriesEditRow): string =>
    format.when({ ymd_format: start_day, start_time, end_time }, 'day');
  const afterwards = ({ change, start_day, new_start_time, new_end_time }: SeriesEditRow): string =>
    change === 'moved'
      ? format.when({ ymd_format: start_day, start_time: new_start_time, end_time: new_end_time }, 'day')
      : t(`series_edit_${change}`);
  return (
    <section ref={section} className={css.preview} tabIndex={-1} aria-label={t('range_rows')}>
      <p className={css.sentence} role="status">
        {[
          t('range_changing', { count: rows.length - staying }),
          staying > 0 && t('range_staying', { count: staying }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {rows.length > 0 && (
        <div className={css.rows} tabIndex={0} role="group" aria-label={t('range_rows')}>
          <Table
            caption={t('range_rows')}
            captionHidden
            dense
            named
            rows={rows}
            rowKey={({ start_day, start_time, change }) => `${start_day} ${start_time} ${change}`}
            columns={[
              { key: 'when', header: t('dates_when'), cell: when },
              {
                key: 'after',
                header: t('range_after'),
                cell: (row) =>
                  row.stays ? (
                    <StaysBecause reason={row.stays} prodId={row.prod_id} when={when(row)} />
                  ) : (
                    <b>{afterwards(row)}</b>
                  ),
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}
