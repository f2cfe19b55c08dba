import { TRIP_SORTS, type TripSort } from '@narae/contracts/trip-limits';
import { useFormat, useT } from '@narae/shell-sdk';
import { IconClose, VisuallyHidden, SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './filters.module.css';
import { activeFilters, shownPrice, type Filter } from './list-filter.ts';
import type { ListQuery } from './list-query.ts';

interface ActiveChipsProps {
  readonly query: ListQuery;
  readonly words: string;
  readonly nameOf: { readonly category: (id: string) => string; readonly place: (id: string) => string };
  /** KRW per one unit of the page's currency; not known before the products are. */
  readonly dealBasR: number | undefined;
  readonly onDrop: (filter: Filter) => void;
  readonly onDropWords: () => void;
  readonly onDropAll: () => void;
}

export function ActiveChips(props: ActiveChipsProps): ReactNode {
  const { query, words, nameOf, dealBasR, onDrop, onDropWords, onDropAll } = props;
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const price = (won = 0): string => (dealBasR === undefined ? '…' : format.money(shownPrice(won, dealBasR)));
  const names: Readonly<Record<Filter, () => string>> = {
    prod_type: () => nameOf.category(query.prod_type ?? ''),
    from: () => t('chip_from', { day: format.date(query.from ?? '', 'day') }),
    to: () => t('chip_to', { day: format.date(query.to ?? '', 'day') }),
    place: () => nameOf.place(query.place ?? ''),
    won_min: () => t('chip_price_min', { price: price(query.won_min) }),
    won_max: () => t('chip_price_max', { price: price(query.won_max) }),
    seats: () => t('chip_seats', { count: query.seats ?? 0 }),
  };
  const active = activeFilters(query);
  if (active.length === 0 && !words) return null;

  const chip = (key: string, name: string, onClick: () => void): ReactNode => (
    <li key={key}>
      <button type="button" className={css.chip} onClick={onClick}>
        <span className={css.chipName}>{name}</span>
        <VisuallyHidden>{common('ui_remove')}</VisuallyHidden>
        <IconClose size={16} />
      </button>
    </li>
  );
  return (
    <ul className={css.chips} aria-label={t('filter_active')}>
      {words && chip('q', t('chip_words', { words }), onDropWords)}
      {active.map((filter) => chip(filter, names[filter](), () => onDrop(filter)))}
      {active.length > 1 && (
        <li>
          <button type="button" className={css.clear} onClick={onDropAll}>
            {t('filter_clear')}
          </button>
        </li>
      )}
    </ul>
  );
}

interface SortSelectProps {
  readonly sort: TripSort | undefined;
  readonly change: (change: ListQuery) => void;
}

export function SortSelect({ sort, change }: SortSelectProps): ReactNode {
  const t = useT(namespace);
  return (
    <SelectField
      className={css.sort}
      label={t('sort_by')}
      options={[
        { value: '', label: t('sort_recommended') },
        ...TRIP_SORTS.map((each) => ({ value: each, label: t(`sort_${each}`) })),
      ]}
      value={sort ?? ''}
      onChange={(event) => change({ sort: TRIP_SORTS.find((each) => each === event.target.value) })}
    />
  );
}
