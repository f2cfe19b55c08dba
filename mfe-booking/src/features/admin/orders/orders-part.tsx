import '../../../shared/cancellations/texts.ts';
import '../../../shared/orders/texts.ts';
import '../../../shared/refunds/texts.ts';
import '../../../shared/my-order/texts.ts';
import { useSearchParams, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { adminOrders } from '@narae/contracts/rows';
import { PagedRows, ViewHead, AdminSearch, usePutInAddress } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { adminOrderPapers, adminOrderStates, MOST_ORDER_SEARCH } from '@narae/contracts/order-admin-limits';
import { Button, SelectField, TextField } from '@narae/ui';
import type { AdminOrderState } from '@narae/contracts';
import { OrderView } from './order-view.tsx';
import { OrderRows } from './order-rows.tsx';
import css from './orders.module.css';
import { dayIn } from '../address.ts';

export default function OrdersPart(): ReactNode {
  const [query] = useSearchParams();
  const order_id = query.get('id');
  return order_id ? <OrderView key={order_id} order_id={order_id} /> : <OrderList />;
}

/** All orders, the newest first, searched and narrowed by the address (ORDER-16). */
function OrderList(): ReactNode {
  const t = useT('bookingOrders');
  const admin = useT('bookingAdmin');
  const filtering = useOrderFilter();
  const pages = useCallPages(
    adminOrders,
    { ...filtering.filter },
    ({ next }) => (next === null ? undefined : { after: next }),
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby="orders-title">
      <ViewHead id="orders-title" title={admin('part_orders')} />
      <OrderFilters {...filtering} />
      <PagedRows
        pages={pages}
        rowsOf={({ orders }) => orders}
        none={t(Object.keys(filtering.filter).length > 0 ? 'none_found' : 'none')}
      >
        {(rows) => <OrderRows rows={rows} />}
      </PagedRows>
    </section>
  );
}

function OrderFilters({ filter, put, clear }: ReturnType<typeof useOrderFilter>): ReactNode {
  const t = useT('bookingOrders');
  const all = { value: '', label: t('all') };
  return (
    <div className={css.filters}>
      <AdminSearch
        search={filter.search}
        label={t('search')}
        hint={t('search_hint')}
        action={t('search_do')}
        most={MOST_ORDER_SEARCH}
        onSearch={(search) => put('q', search)}
      />
      <div className={css.choices}>
        <SelectField
          label={t('state')}
          value={filter.state ?? ''}
          onChange={({ target }) => put('state', target.value)}
          options={[all, ...adminOrderStates.map((state) => ({ value: state, label: t(`state_${state}`) }))]}
        />
        <SelectField
          label={t('paid')}
          value={filter.paid ?? ''}
          onChange={({ target }) => put('paid', target.value)}
          options={[all, ...(['Y', 'N'] as const).map((item) => ({ value: item, label: t(`paid_${item}`) }))]}
        />
        <SelectField
          label={t('papers')}
          value={filter.papers ?? ''}
          onChange={({ target }) => put('papers', target.value)}
          options={[all, ...adminOrderPapers.map((item) => ({ value: item, label: t(`papers_${item}`) }))]}
        />
        <TextField
          type="date"
          label={t('from')}
          value={filter.from ?? ''}
          max={filter.to}
          onChange={({ target }) => put('from', target.value)}
        />
        <TextField
          type="date"
          label={t('to')}
          value={filter.to ?? ''}
          min={filter.from}
          onChange={({ target }) => put('to', target.value)}
        />
        {Object.keys(filter).length > 0 && (
          <Button kind="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {filter.prod_id && <p className={css.note}>{t('of_product', { prod_id: filter.prod_id })}</p>}
    </div>
  );
}

interface OrderFilter {
  readonly search?: string;
  readonly state?: AdminOrderState;
  readonly paid?: 'Y' | 'N';
  readonly papers?: (typeof adminOrderPapers)[number];
  readonly prod_id?: string;
  readonly from?: string;
  readonly to?: string;
}

type FilterName = 'q' | Exclude<keyof OrderFilter, 'search'>;

const paidStates = ['Y', 'N'] as const;

const read = (query: URLSearchParams): OrderFilter => {
  const filterValue = (name: FilterName): string => query.get(name) ?? '';
  const search = filterValue('q').trim().slice(0, MOST_ORDER_SEARCH);
  const state = adminOrderStates.find((item) => item === filterValue('state'));
  const paid = paidStates.find((item) => item === filterValue('paid'));
  const papers = adminOrderPapers.find((filter) => filter === filterValue('papers'));
  const prod_id = filterValue('prod_id')
    .replace(/[^\w-]/g, '')
    .slice(0, 40);
  const [from, to] = [dayIn(filterValue('from')), dayIn(filterValue('to'))];
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(paid && { paid }),
    ...(papers && { papers }),
    ...(prod_id && { prod_id }),
    ...(from && { from }),
    ...(to && { to }),
  };
};

function useOrderFilter(): {
  readonly filter: OrderFilter;
  readonly put: (name: FilterName, value: string) => void;
  readonly clear: () => void;
} {
  const [query, setQuery] = useSearchParams();
  return {
    filter: read(query),
    put: usePutInAddress(),
    clear: () => setQuery({ view: 'orders' }),
  };
}
