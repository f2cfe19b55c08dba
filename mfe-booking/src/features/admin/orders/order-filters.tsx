import { adminOrderPapers, adminOrderStates, MOST_ORDER_SEARCH } from '@narae/contracts/order-admin-limits';
import { useT } from '@narae/shell-sdk';
import { Button, SelectField, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import css from './orders.module.css';
import type { useOrderFilter } from './use-order-filter.ts';

/** Finds an order by whatever somebody names, and narrows the list. */
export function OrderFilters({ filter, put, clear }: ReturnType<typeof useOrderFilter>): ReactNode {
  const t = useT('bookingOrders');
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    put('q', String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  const all = { value: '', label: t('all') };
  return (
    <div className={css.filters}>
      <form role="search" onSubmit={search}>
        <TextField
          key={filter.search}
          type="search"
          name="q"
          label={t('search')}
          hint={t('search_hint')}
          maxLength={MOST_ORDER_SEARCH}
          defaultValue={filter.search}
          action={<Button type="submit">{t('search_do')}</Button>}
        />
      </form>
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
