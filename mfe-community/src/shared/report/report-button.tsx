import type { PostKind } from '@narae/contracts';
import { signInFor, useLazyDialog, useSession, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

export interface ReportButtonProps {
  readonly kind: PostKind;
  readonly id: string;
  /** Names the post to screen readers. */
  readonly label: string;
}

/** Reports a post (COMMUNITY-30); visitors sign in first and come back to it. */
export function ReportButton({ kind, id, label }: ReportButtonProps): ReactNode {
  const t = useT(namespace);
  const { user } = useSession();
  // As few ever report.
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./report-dialog.tsx'));
  return (
    <>
      <Button
        kind="quiet"
        aria-label={label}
        busy={busy}
        onClick={() => (user ? open() : signInFor({ resume: open }))}
      >
        {t('report')}
      </Button>
      {Dialog && <Dialog kind={kind} id={id} onClose={close} />}
    </>
  );
}
