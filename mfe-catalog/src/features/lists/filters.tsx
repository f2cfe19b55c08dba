import { useT } from '@narae/shell-sdk';
import { BottomSheet, Button, IconFilter } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { FilterFields, type FilterChoices } from './filter-fields.tsx';
import css from './filters.module.css';
import { activeFilters } from './list-filter.ts';
import type { ListQuery } from './list-query.ts';

interface FiltersProps extends FilterChoices {
  readonly query: ListQuery;
  readonly change: (change: ListQuery) => void;
  readonly onClear: () => void;
  /** Number of products that fit, shown on the sheet's button. */
  readonly count: number;
}

/** The filter: a row of fields where there is room, a button with a sheet on phones. */
export function Filters({ count, onClear, ...fields }: FiltersProps): ReactNode {
  const t = useT(namespace);
  const [open, setOpen] = useState(false);
  const active = activeFilters(fields.query).length;
  const close = (): void => setOpen(false);
  return (
    <>
      <form className={css.row} aria-label={t('filter_title')} onSubmit={(event) => event.preventDefault()}>
        <FilterFields {...fields} />
      </form>
      <Button
        className={css.opener}
        icon={<IconFilter size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {active > 0 ? t('filter_open_active', { active }) : t('filter_title')}
      </Button>
      <BottomSheet
        open={open}
        onClose={close}
        title={t('filter_title')}
        actions={
          <>
            <Button disabled={active === 0} onClick={onClear}>
              {t('filter_clear')}
            </Button>
            <Button kind="accent" onClick={close}>
              {t('filter_show', { count })}
            </Button>
          </>
        }
      >
        <div className={css.sheet}>
          <FilterFields {...fields} />
        </div>
      </BottomSheet>
    </>
  );
}
