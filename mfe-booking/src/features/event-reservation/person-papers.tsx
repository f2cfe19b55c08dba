import type { PersonPapers } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Badge, type BadgeState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './person-papers.module.css';

type Told = Exclude<PersonPapers['papers_state'], 'none'>;

const looks = {
  missing: { badge: 'needsTravellers', label: 'papers_missing' },
  'to-check': { badge: 'confirmed', label: 'papers_checking' },
  accepted: { badge: 'paid', label: 'papers_accepted' },
  rejected: { badge: 'needsTravellers', label: 'papers_rejected' },
} as const satisfies Record<Told, { badge: BadgeState; label: string }>;

/** Where the documents of one person stand in two words; nothing where none are asked for (EVENT-9). */
export function PapersBadge({ papers }: { readonly papers: PersonPapers }): ReactNode {
  const t = useT(namespace);
  if (papers.papers_state === 'none') return null;
  const { badge, label } = looks[papers.papers_state];
  return <Badge state={badge}>{t(label)}</Badge>;
}

/** The same with why the organiser rejected them and what to do about it. */
export function PapersStanding({ papers }: { readonly papers: PersonPapers }): ReactNode {
  const t = useT(namespace);
  const { rejection } = papers;
  if (!rejection)
    return (
      <div>
        <PapersBadge papers={papers} />
      </div>
    );
  return (
    <div className={css.rejected}>
      <PapersBadge papers={papers} />
      <p>{rejection.text}</p>
      {rejection.note && (
        <p className={css.note}>
          <span className={css.by}>{t('papers_note')}</span> {rejection.note}
        </p>
      )}
      <p className={css.keeps}>{t('papers_mend')}</p>
    </div>
  );
}
