import type { Companion } from '@narae/contracts';
import { companionDelete, companions } from '@narae/contracts/rows';
import { seoulDay } from '@narae/rules';
import { call, confirm, toast, useFormat, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './saved-companions.module.css';

interface CompanionRowProps {
  readonly person: Companion;
  readonly onEdit: () => void;
}

/** One saved traveller with the ways to change and delete them; deleting asks first (ORDER-19). */
export function CompanionRow({ person, onEdit }: CompanionRowProps): ReactNode {
  const t = useT('bookingCompanions');
  const common = useT('common');
  const format = useFormat();
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const { companion_id, mem_nm, birth_day, passport_expiry } = person;
  const isOver = passport_expiry !== '' && passport_expiry < seoulDay(new Date());

  const remove = async (): Promise<void> => {
    const agreed = await confirm({
      title: t('delete_confirm'),
      text: t('delete_text', { name: mem_nm }),
      ok: common('btn_delete'),
      tone: 'danger',
    });
    if (!agreed) return;
    setBusy(true);
    try {
      await call(companionDelete, { companion_id });
      toast.show({ text: t('deleted'), kind: 'success' });
      await invalidate(companions);
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={css.person}>
      <div>
        <h3 className={css.name}>{mem_nm}</h3>
        <p>{t('born', { day: format.date(birth_day) })}</p>
        {passport_expiry !== '' && (
          <p>{t(isOver ? 'passport_over' : 'passport_until', { day: format.date(passport_expiry) })}</p>
        )}
      </div>
      <div className={css.actions}>
        <Button kind="quiet" aria-label={`${common('btn_edit')}: ${mem_nm}`} onClick={onEdit}>
          {common('btn_edit')}
        </Button>
        <Button
          kind="quiet"
          busy={busy}
          aria-label={`${common('btn_delete')}: ${mem_nm}`}
          onClick={() => void remove()}
        >
          {common('btn_delete')}
        </Button>
      </div>
    </li>
  );
}
