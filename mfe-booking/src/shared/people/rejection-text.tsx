import type { PapersRejection } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** Shows the reason of a rejection and the desk's words (DOC-11). */
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
