import { toast, useT } from '@narae/shell-sdk';
import { Button, Checkbox, saveFile, SelectField } from '@narae/ui';
import { useId, useState, type ReactNode } from 'react';
import { useChange } from '../changes.ts';
import { csvColumns, csvOf } from './csv.ts';
import type { BulkAction, ListColumn } from './description.ts';
import css from './list.module.css';
import type { ListView } from './use-list-view.ts';

interface ListOptionsProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly view: ListView<Row>;
  /** Of the CSV file, without its ending. */
  readonly fileName: string;
  readonly cards: boolean;
  /** There are rows that have not been loaded. */
  readonly partly: boolean;
  /** Undefined while none are being chosen. */
  readonly chosen: readonly Row[] | undefined;
  readonly onChoosing: (choosing: boolean) => void;
  readonly onChooseAll: () => void;
  readonly bulk: BulkAction<Row> | undefined;
}

/** Sorting, columns, choosing and the CSV file: folded until somebody asks for it. */
export function ListOptions<Row>(props: ListOptionsProps<Row>): ReactNode {
  const { columns, view, fileName, cards, partly, chosen, onChoosing, onChooseAll, bulk } = props;
  const t = useT('admin');
  const id = useId();
  const [open, setOpen] = useState(false);
  const files = csvColumns(columns).length > 0;
  const save = async (): Promise<void> => {
    const rows = chosen && chosen.length > 0 ? chosen : view.rows;
    const shown = cards ? columns : columns.filter(({ key }) => view.isShown(key));
    try {
      saveFile(`${fileName}.csv`, await csvOf(shown, rows), 'text/csv');
    } catch (error) {
      // What writes it comes with the first file, and may not come.
      toast.rejection(error);
      throw error;
    }
  };
  return (
    <div className={css.options}>
      <Button kind="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('list_options')}
      </Button>
      <div id={id} className={css.panel} hidden={!open}>
        {open && (
          <>
            <SortChoice columns={columns} view={view} />
            {!cards && <ColumnChoice columns={columns} view={view} />}
            <Checkbox
              label={t('choose_rows')}
              checked={chosen !== undefined}
              onChange={({ target }) => onChoosing(target.checked)}
            />
            {partly && <p className={css.note}>{t('list_partly')}</p>}
            {files && (
              <Button kind="secondary" onClick={() => void save()}>
                {t('csv_save')}
              </Button>
            )}
          </>
        )}
      </div>
      {chosen && <ChosenBar chosen={chosen} bulk={bulk} onChooseAll={onChooseAll} />}
    </div>
  );
}

type ViewProps<Row> = Pick<ListOptionsProps<Row>, 'columns' | 'view'>;

function SortChoice<Row>({ columns, view }: ViewProps<Row>): ReactNode {
  const t = useT('admin');
  const sortable = columns.filter(({ value }) => value);
  if (sortable.length === 0) return null;
  return (
    <div className={css.choices}>
      <SelectField
        label={t('sort_by')}
        value={view.sortedBy}
        onChange={({ target }) => view.sort(target.value, false)}
        options={[
          { value: '', label: t('sort_own') },
          ...sortable.map(({ key, header }) => ({ value: key, label: header })),
        ]}
      />
      <Checkbox
        label={t('sort_down')}
        disabled={view.sortedBy === ''}
        checked={view.descending}
        onChange={({ target }) => view.sort(view.sortedBy, target.checked)}
      />
    </div>
  );
}

function ColumnChoice<Row>({ columns, view }: ViewProps<Row>): ReactNode {
  const t = useT('admin');
  return (
    <fieldset className={css.columns}>
      <legend>{t('columns')}</legend>
      {columns.map(({ key, header }) => (
        <Checkbox
          key={key}
          label={header}
          checked={view.isShown(key)}
          disabled={view.isShown(key) && view.columns.length === 1}
          onChange={({ target }) => view.show(key, target.checked)}
        />
      ))}
    </fieldset>
  );
}

type ChosenBarProps<Row> = Pick<ListOptionsProps<Row>, 'bulk' | 'onChooseAll'> & {
  readonly chosen: readonly Row[];
};

function ChosenBar<Row>({ chosen, bulk, onChooseAll }: ChosenBarProps<Row>): ReactNode {
  const t = useT('admin');
  return (
    <div className={css.tools}>
      <p role="status">{t('chosen_cnt', { count: chosen.length })}</p>
      <Button kind="quiet" onClick={onChooseAll}>
        {t('choose_all')}
      </Button>
      {bulk && <BulkButton bulk={bulk} rows={chosen.filter(bulk.may)} />}
    </div>
  );
}

interface BulkButtonProps<Row> {
  readonly bulk: BulkAction<Row>;
  readonly rows: readonly Row[];
}

/** The first that is rejected ends it; what was done before stays done and is shown. */
function BulkButton<Row>({ bulk, rows }: BulkButtonProps<Row>): ReactNode {
  const { busy, change } = useChange(bulk.refresh);
  const runAll = async (): Promise<void> => {
    for (const row of rows) await bulk.run(row);
  };
  return (
    <Button
      kind="secondary"
      busy={busy}
      disabled={rows.length === 0}
      onClick={() => void change(runAll, bulk.done(rows.length))}
    >
      {`${bulk.label} (${rows.length})`}
    </Button>
  );
}
