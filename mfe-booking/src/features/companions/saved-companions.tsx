import type { Companion } from '@narae/contracts';
import { MAX_COMPANIONS } from '@narae/contracts/companion-limits';
import { companions } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton } from '@narae/ui';
import { useId, useState, type ReactNode } from 'react';
import '../../shared/companions/texts.ts';
import { namespace } from '../../texts.ts';
import { CompanionRow } from './companion-row.tsx';
import { CompanionSheet } from './companion-sheet.tsx';
import css from './saved-companions.module.css';

/** My info's part about the people a member saved for later orders: added, changed and deleted here (ORDER-19). */
export default function SavedCompanions(): ReactNode {
  const t = useT('bookingCompanions');
  // The sheet's texts come with the section's: waiting for them later would take the section off the page.
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
        {(people) => (
          <>
            {people.length === 0 ? (
              <p className={css.empty}>{t('empty')}</p>
            ) : (
              <ul className={css.list} role="list">
                {people.map((person) => (
                  <CompanionRow key={person.companion_id} person={person} onEdit={() => setOpen(person)} />
                ))}
              </ul>
            )}
            {people.length < MAX_COMPANIONS && (
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
