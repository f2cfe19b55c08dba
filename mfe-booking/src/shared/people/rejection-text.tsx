import type { PapersRejection } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** Why the travel desk rejected a document and what to do, with what it wrote besides (DOC-11). */
export function RejectionText({
  rejection: { text, note },
}: {
  readonly rejection: PapersRejection;
}): ReactNode {
  const t = useT(namespace);
  return (
    <>
      {text}
      {note && (
        <>
          <br />
          {t('paper_desk_note', { note })}
        </>
      )}
    </>
  );
}
