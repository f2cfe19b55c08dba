import type { WaitingEntry } from '@narae/contracts';
import type { WaitingSlotProps } from '@narae/contracts/slots';
import { signInFor, toast, useLazyDialog, useSession, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { isOffered, OfferCountdown, useMyEntry, WaitingStanding } from './waiting-standing.tsx';
import css from './waiting.module.css';

const label = (kind: WaitingSlotProps['kind'], entry: WaitingEntry | undefined) => {
  if (!entry) return kind === 'opening' ? 'queue_remind' : 'queue_tell';
  if (isOffered(entry)) return 'queue_offered';
  return kind === 'opening' ? 'queue_on_opening' : 'queue_on';
};

/**
 * The waiting list of a full product or event, or a reminder of one in preparation (SEAT-7, CATALOG-13).
 * Visitors sign in first and go on (SHELL-9).
 */
export default function WaitingButton(props: WaitingSlotProps): ReactNode {
  const t = useT(namespace);
  const { user } = useSession();
  const entry = useMyEntry(props);
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./queue-dialog.tsx'));
  const [resumed, setResumed] = useState(false);

  const press = (): void => {
    if (user) return open();
    toast.show({ key: 'common_login_fail', kind: 'warning' });
    signInFor({ resume: () => setResumed(true) });
  };
  const goOn = useEffectEvent(() => {
    setResumed(false);
    open();
  });
  useEffect(() => {
    if (resumed && user) goOn();
  }, [resumed, user]);

  return (
    <div className={css.way}>
      {!props.bar && entry && (
        <div className={css.inside} aria-live="polite">
          {isOffered(entry) ? <OfferCountdown entry={entry} /> : <WaitingStanding entry={entry} />}
        </div>
      )}
      <Button wide kind={entry && isOffered(entry) ? 'accent' : 'secondary'} busy={busy} onClick={press}>
        {t(label(props.kind, entry))}
      </Button>
      {Dialog && <Dialog {...props} onClose={close} />}
    </div>
  );
}
