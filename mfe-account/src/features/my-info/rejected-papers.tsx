import type { PersonPapers } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './my-info.module.css';

/** Whose documents the organiser rejected, and why (EVENT-9). */
export function RejectedPapers({ papers }: { readonly papers: readonly PersonPapers[] }): ReactNode {
  const t = useT(namespace);
  return (
    <ul className={css.rejections} role="list">
      {papers.map(
        ({ event_rv_mem_id, mem_nm, rejection }) =>
          rejection && (
            <li key={event_rv_mem_id}>
              <strong>{mem_nm}</strong>
              <p>{rejection.text}</p>
              {rejection.note && (
                <p className={css.rejectionNote}>
                  <span className={css.rejectionBy}>{t('event_papers_note')}</span> {rejection.note}
                </p>
              )}
            </li>
          ),
      )}
    </ul>
  );
}
