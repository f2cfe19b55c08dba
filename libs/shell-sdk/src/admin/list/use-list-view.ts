import { useSearchParams } from '@narae/shell-sdk';
import { usePutInAddress } from '../admin-search.tsx';
import type { ListColumn } from './description.ts';

export interface ListView<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  /** Key of the column that sorts; empty for the list's own order. */
  readonly sortedBy: string;
  readonly descending: boolean;
  readonly sort: (key: string, descending: boolean) => void;
  readonly isShown: (key: string) => boolean;
  readonly show: (key: string, shown: boolean) => void;
}

const order = new Intl.Collator(undefined, { numeric: true });

function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return order.compare(String(one ?? ''), String(other ?? ''));
}

/** How somebody looks at a list; it stands in the address, and is saved with it. */
export function useListView<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): ListView<Row> {
  const [query] = useSearchParams();
  const put = usePutInAddress<'sort' | 'columns'>();
  const written = query.get('sort') ?? '';
  const descending = written.startsWith('-');
  const column = columns.find(({ key, value }) => value && key === written.slice(descending ? 1 : 0));
  const named = query.get('columns')?.split(',');
  const shown = columns.filter(({ key, hidden }) => (named ? named.includes(key) : !hidden));
  const visible = shown.length > 0 ? shown : columns;
  const keys = new Set(visible.map(({ key }) => key));
  const { value } = column ?? {};
  const sorted = value && rows.toSorted((one, other) => compare(value(one), value(other)));
  return {
    columns: visible,
    rows: sorted ? (descending ? sorted.toReversed() : sorted) : rows,
    sortedBy: column?.key ?? '',
    descending: descending && column !== undefined,
    sort: (key, down) => put('sort', key && `${down ? '-' : ''}${key}`),
    isShown: (key) => keys.has(key),
    show: (key, wanted) => {
      const next = columns.filter((item) => (item.key === key ? wanted : keys.has(item.key)));
      const isStandard = columns.every((item) => next.includes(item) === !item.hidden);
      put('columns', isStandard ? '' : next.map((item) => item.key).join(','));
    },
  };
}
