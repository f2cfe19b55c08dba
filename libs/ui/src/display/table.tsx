import type { ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import css from './table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures line up at the end. */
  numeric?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  /** The caption is heard but not shown, where a heading already says it. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  dense?: boolean;
  /** The first cell names its row: where rows become lists, it stands above them without its header. */
  named?: boolean;
}

/**
 * Rows and columns; where there is little room every row becomes a small list of "header: value", without the empty cells.
 * The roles are said again because browsers drop a table's meaning when its display changes.
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
