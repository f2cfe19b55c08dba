import type { CartItem } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button, Checkbox } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './cart-page.module.css';
import { isDeletable, useDeleteRows } from './cart-row.tsx';

interface CartToolsProps {
  readonly rows: readonly CartItem[];
  /** Null while nothing is being tidied up. */
  readonly ticked: readonly string[] | null;
  readonly onTick: (ticked: readonly string[] | null) => void;
  readonly onDeleted: () => void;
}

/** How many rows there are, and what deletes several of them (CART-8, CART-10). */
export function CartTools({ rows, ticked, onTick, onDeleted }: CartToolsProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { remove, busy } = useDeleteRows(() => {
    onTick(null);
    onDeleted();
  });
  const deletable = rows.filter(isDeletable).map(({ cart_id }) => cart_id);

  if (ticked === null) {
    return (
      <div className={css.tools}>
        <p className={css.soft}>{common('items_count', { count: rows.length })}</p>
        <Button kind="quiet" onClick={() => onTick([])}>
          {t('tidy_up')}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.tools}>
      <Checkbox
        label={t('select_all')}
        checked={deletable.length > 0 && deletable.every((id) => ticked.includes(id))}
        disabled={deletable.length === 0}
        onChange={(event) => onTick(event.target.checked ? deletable : [])}
      />
      <Button kind="quiet" onClick={() => onTick(null)}>
        {common('btn_cancel')}
      </Button>
      <Button kind="danger" busy={busy} onClick={() => void remove(ticked)}>
        {t('delete_selected')}
      </Button>
    </div>
  );
}
