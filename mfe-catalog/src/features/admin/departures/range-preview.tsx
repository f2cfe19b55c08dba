import type { RangeRow } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Table } from '@narae/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './departures.module.css';
import { useRangeText } from './use-range-text.ts';

/** Every departure of a range before anything is changed, or why it stays as it is. */
export function RangePreview({ rows }: { readonly rows: readonly RangeRow[] }): ReactNode {
  const t = useT('catalogAdmin');
  const { when, value, reason } = useRangeText();
  const section = useRef<HTMLElement>(null);
  // It stands below what was pressed for it.
  useEffect(() => section.current?.focus(), []);
  const staying = rows.filter(({ stays }) => stays !== undefined).length;
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
      <div className={css.rows} tabIndex={0} role="group" aria-label={t('range_rows')}>
        <Table
          caption={t('range_rows')}
          captionHidden
          dense
          named
          rows={rows}
          rowKey={({ prod_id }) => prod_id}
          columns={[
            { key: 'when', header: t('dates_when'), cell: when },
            { key: 'before', header: t('range_before'), numeric: true, cell: ({ before }) => value(before) },
            {
              key: 'after',
              header: t('range_after'),
              numeric: true,
              cell: ({ after, stays, taken }) =>
                stays ? <span className={css.note}>{reason(stays, taken)}</span> : <b>{value(after)}</b>,
            },
          ]}
        />
      </div>
    </section>
  );
}
