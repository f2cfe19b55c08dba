import '../../shared/companions/texts.ts';
import type { Companion } from '@narae/contracts';
import { MAX_COMPANIONS } from '@narae/contracts/companion-limits';
import { companions, companionDelete } from '@narae/contracts/rows';
import { useT, call, confirm, toast, useFormat, serverTime } from '@narae/shell-sdk';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton } from '@narae/ui';
import { useId, useState, type ReactNode } from 'react';
import { seoulDay } from '@narae/rules';
import { namespace } from '../../texts.ts';
import { CompanionSheet } from './companion-sheet.tsx';
import css from './saved-companions.module.css';

/** Saved travellers are added, changed and deleted here (ORDER-19). */
export default function SavedCompanions(): ReactNode {
  const t = useT('bookingCompanions');
  // Waiting for these texts later would take the section off the page.
  useT(namespace);
  useT('errors');
  const headingId = useId();
  const result = useCall(companions, {}, { staleTime: 0 });
  const [open, setOpen] = useState<Companion | 'new' | null>(null);
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 className={css.heading} id={headingId}>
        {t('title')}
      </h2>
      <p className={css.note}>{t('note')}</p>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" />}
        failed={{ title: t('fail'), children: t('fail_text'), compact: true }}
      >
        {(companions) => (
          <>
            {companions.length === 0 ? (
              <p className={css.empty}>{t('empty')}</p>
            ) : (
              <ul className={css.list} role="list">
                {companions.map((person) => (
                  <CompanionRow key={person.companion_id} person={person} onEdit={() => setOpen(person)} />
                ))}
              </ul>
            )}
            {companions.length < MAX_COMPANIONS && (
              <Button kind="secondary" onClick={() => setOpen('new')}>
                {t('add')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {open && <CompanionSheet person={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface CompanionRowProps {
  readonly person: Companion;
  readonly onEdit: () => void;
}

function CompanionRow({ person, onEdit }: CompanionRowProps): ReactNode {
  const t = useT('bookingCompanions');
  const common = useT('common');
  const format = useFormat();
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const { companion_id, mem_nm, birth_day, passport_expiry } = person;
  const isOver = passport_expiry !== '' && passport_expiry < seoulDay(serverTime());

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
