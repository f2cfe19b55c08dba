import type { PersonPapers } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './my-info.module.css';

/** Whose documents the organiser refused, and why (EVENT-9). */
export function RefusedPapers({ papers }: { readonly papers: readonly PersonPapers[] }): ReactNode {
  const t = useT(namespace);
  return (
    <ul className={css.refusals} role="list">
      {papers.map(
        ({ event_rv_mem_id, mem_nm, refusal }) =>
          refusal && (
            <li key={event_rv_mem_id}>
              <strong>{mem_nm}</strong>
              <p>{refusal.text}</p>
              {refusal.note && (
                <p className={css.refusalNote}>
                  <span className={css.refusalBy}>{t('event_papers_note')}</span> {refusal.note}
                </p>
              )}
            </li>
          ),
      )}
    </ul>
  );
}
