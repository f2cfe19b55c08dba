import type { Passkey } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './own.module.css';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One passkey: what it is called, since when, and when it was last used. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps): ReactNode {
  const t = useT('accountPasskeys');
  const format = useFormat();
  const { synced_yn, added_at, used_at } = passkey;
  const name = passkey.name || t('unnamed');
  const facts = [
    t('row_added', { day: format.date(added_at, 'local') }),
    used_at && t('row_used', { day: format.date(used_at, 'local') }),
    synced_yn === 'Y' && t('row_synced'),
  ];
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {facts.map(
          (fact) =>
            fact && (
              <p key={fact} className={css.soft}>
                {fact}
              </p>
            ),
        )}
      </div>
      <div className={css.ways}>
        <Button kind="quiet" aria-label={`${t('rename')}: ${name}`} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button kind="quiet" aria-label={`${t('remove')}: ${name}`} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
