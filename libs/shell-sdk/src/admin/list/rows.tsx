import { Link, useT } from '@narae/shell-sdk';
import { Checkbox, Reference, Table, useUiText, VisuallyHidden } from '@narae/ui';
import type { ReactNode } from 'react';
import type { ListColumn } from './description.ts';
import css from './list.module.css';

interface ChosenRows<Row> {
  readonly has: (row: Row) => boolean;
  readonly choose: (row: Row, chosen: boolean) => void;
}

interface RowsProps<Row> {
  readonly caption: string;
  readonly captionShown?: boolean;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly card?: (row: Row) => ReactNode;
  readonly named?: boolean;
  /** Where rows are being chosen. */
  readonly chosen?: ChosenRows<Row>;
}

/** Rows of a table, or cards where `card` draws them. */
export function Rows<Row>(props: RowsProps<Row>): ReactNode {
  const { caption, captionShown, columns, rows, rowKey, card, named, chosen } = props;
  const choice = (row: Row): ReactNode =>
    chosen && <RowChoice name={nameOf(columns, row, rowKey)} row={row} chosen={chosen} />;
  if (card)
    return (
      <ul className={css.cards} role="list">
        {rows.map((row) => (
          <li key={rowKey(row)} className={css.card}>
            {choice(row)}
            {card(row)}
          </li>
        ))}
      </ul>
    );
  return (
    <Table<Row>
      caption={caption}
      captionHidden={!captionShown}
      dense
      named={named}
      rows={rows}
      rowKey={rowKey}
      columns={columns.map((column, at) => ({
        key: column.key,
        header: column.header,
        numeric: column.numeric,
        cell: (row) =>
          chosen && at === 0 ? (
            <div className={css.chosen}>
              {choice(row)}
              {cellOf(column, row)}
            </div>
          ) : (
            cellOf(column, row)
          ),
      }))}
    />
  );
}

/** What a person calls the row. */
function nameOf<Row>(columns: readonly ListColumn<Row>[], row: Row, rowKey: (row: Row) => string): string {
  return String(columns[0]?.value?.(row) ?? rowKey(row));
}

function cellOf<Row>(column: ListColumn<Row>, row: Row): ReactNode {
  const { cell, value, link, notes, reference } = column;
  const drawn = cell ? cell(row) : value?.(row);
  const shown = reference ? <Reference>{drawn}</Reference> : drawn;
  const main = link ? (
    <Link className={css.rowLink} to={link(row)}>
      {shown}
    </Link>
  ) : (
    shown
  );
  const lines = notes?.(row).filter(Boolean) ?? [];
  if (lines.length === 0) return main;
  return (
    <div className={css.long}>
      {main}
      {lines.map((line, at) => (
        <span key={at} className={css.line}>
          {line}
        </span>
      ))}
    </div>
  );
}

interface RowChoiceProps<Row> {
  readonly name: string;
  readonly row: Row;
  readonly chosen: ChosenRows<Row>;
}

function RowChoice<Row>({ name, row, chosen }: RowChoiceProps<Row>): ReactNode {
  const t = useT('admin');
  return (
    <Checkbox
      label={<VisuallyHidden>{t('choose_row', { name })}</VisuallyHidden>}
      checked={chosen.has(row)}
      onChange={({ target }) => chosen.choose(row, target.checked)}
    />
  );
}

type SkeletonProps<Row> = Pick<RowsProps<Row>, 'caption' | 'columns' | 'card' | 'named'>;

const waiting = ['1', '2', '3', '4', '5'];

/** In the shape of the list, so that nothing moves when the rows come. */
export function RowsSkeleton<Row>({ caption, columns, card, named }: SkeletonProps<Row>): ReactNode {
  const ui = useUiText();
  const bone = <span className={css.bone} />;
  return (
    <div role="status" data-skeleton>
      <VisuallyHidden>{ui('ui_loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Rows
          caption={caption}
          named={named}
          rows={waiting}
          rowKey={(row) => row}
          columns={columns.map(({ key, header, numeric }) => ({ key, header, numeric, cell: () => bone }))}
          {...(card && {
            card: () => (
              <>
                {bone}
                {bone}
                {bone}
              </>
            ),
          })}
        />
      </div>
    </div>
  );
}
