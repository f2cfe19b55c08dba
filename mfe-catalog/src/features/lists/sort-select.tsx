import { useT } from '@narae/shell-sdk';
import { SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './filters.module.css';
import { sorts, type ListQuery, type Sort } from './list-query.ts';

interface SortSelectProps {
  readonly sort: Sort | undefined;
  readonly change: (change: ListQuery) => void;
}

/** In which order the list stands. */
export function SortSelect({ sort, change }: SortSelectProps): ReactNode {
  const t = useT(namespace);
  return (
    <SelectField
      className={css.sort}
      label={t('sort_by')}
      options={[
        { value: '', label: t('sort_recommended') },
        ...sorts.map((each) => ({ value: each, label: t(`sort_${each}`) })),
      ]}
      value={sort ?? ''}
      onChange={(event) => change({ sort: sorts.find((each) => each === event.target.value) })}
    />
  );
}
