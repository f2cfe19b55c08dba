import type { ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import css from './table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  dense?: boolean;
  /** In lists its cell stands above the row, without a header. */
  named?: boolean;
}

/**
 * Where there is little room a row becomes a list of "header: value", without empty cells. Roles are said
 * again: browsers drop a table's meaning when its display changes.
 */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, dense, named }: TableProps<Row>) {
  return (
    <div className={css.frame}>
      <table role="table" className={cx(css.table, dense && css.dense, named && css.named)}>
        <caption className={cx(css.caption, captionHidden && css.hidden)}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cx(column.numeric && css.numeric)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-header={column.header}
                  className={cx(column.numeric && css.numeric)}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
