import type { PostKind } from '@narae/contracts';
import { signInFor, useSession, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** Few ever report something: the dialog comes with the first one. */
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

export interface ReportButtonProps {
  readonly kind: PostKind;
  /** Of the comment or question. */
  readonly id: string;
  /** Whom it names to those who cannot see beside what it stands. */
  readonly label: string;
}

/** Reports what somebody else wrote (COMMUNITY-30); visitors sign in first and come back to it. */
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
