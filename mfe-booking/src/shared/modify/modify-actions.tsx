import type { CartItem } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { ModifyDialog } from './modify-dialog.tsx';
import css from './modify.module.css';
import { changesOf, type ModifyKind } from './row-draft.ts';

/** What can be changed about a row in its state, each in the modify dialog; nothing where nothing can (CART-7). */
export function ModifyActions({ item }: { readonly item: CartItem }): ReactNode {
  const t = useT(namespace);
  const [kind, setKind] = useState<ModifyKind | null>(null);
  const changes = changesOf(item);
  return (
    <>
      {changes.length > 0 && (
        <div className={css.actions}>
          {changes.map((change) => (
            <Button key={change} kind="secondary" onClick={() => setKind(change)}>
              {t(`modify_${change}`)}
            </Button>
          ))}
        </div>
      )}
      {kind && <ModifyDialog item={item} kind={kind} onClose={() => setKind(null)} />}
    </>
  );
}
