import { adminOrderPapers, adminOrderStates, MOST_ORDER_SEARCH } from '@narae/contracts/order-admin-limits';
import { useT } from '@narae/shell-sdk';
import { AdminSearch } from '@narae/shell-sdk/admin';
import { Button, SelectField, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './orders.module.css';
import type { useOrderFilter } from './use-order-filter.ts';

/** Finds an order by whatever somebody names, and narrows the list. */
export function OrderFilters({ filter, put, clear }: ReturnType<typeof useOrderFilter>): ReactNode {
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
          options={[all, ...adminOrderStates.map((one) => ({ value: one, label: t(`state_${one}`) }))]}
        />
        <SelectField
          label={t('paid')}
          value={filter.paid ?? ''}
          onChange={({ target }) => put('paid', target.value)}
          options={[all, ...(['Y', 'N'] as const).map((one) => ({ value: one, label: t(`paid_${one}`) }))]}
        />
        <SelectField
          label={t('papers')}
          value={filter.papers ?? ''}
          onChange={({ target }) => put('papers', target.value)}
          options={[all, ...adminOrderPapers.map((one) => ({ value: one, label: t(`papers_${one}`) }))]}
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
