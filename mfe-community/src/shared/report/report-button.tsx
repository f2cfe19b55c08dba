import type { PostKind } from '@narae/contracts';
import { signInFor, useSession, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** Loaded with the first report, as few ever report. */
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

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
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        aria-label={label}
        onClick={() => (user ? setOpen(true) : signInFor({ resume: () => setOpen(true) }))}
      >
        {t('report')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
