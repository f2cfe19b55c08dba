import { toast } from '@narae/shell-sdk';
import { RemoteBoundary, useFallbacks } from '@narae/shell-sdk/host';
import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react';

/**
 * A part of the shell that is fetched when needed, behind a boundary like a remote's. `quiet` parts show
 * nothing while they are not there.
 */
export function ownPart<Props extends object>(
  name: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  manner: 'page' | 'quiet',
): ComponentType<Props> {
  return function OwnPart(props: Props): ReactNode {
    const looks = useFallbacks();
    return (
      <RemoteBoundary<Props>
        name={name}
        load={load}
        partProps={props}
        waiting={manner === 'page' ? looks.waiting : null}
        problem={manner === 'page' ? looks.problem : () => null}
      />
    );
  };
}

interface Opened {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A part that somebody opens: where it does not come it says so and is closed, and the next press fetches it anew. */
export function ownDialog<Props extends Opened>(
  name: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function OwnDialog(props: Props): ReactNode {
    return (
      <RemoteBoundary<Props>
        name={name}
        load={load}
        partProps={props}
        waiting={null}
        problem={({ kind, retry }) => kind === 'failed' && <NotHere {...props} retry={retry} />}
      />
    );
  };
}

function NotHere({ open, onClose, retry }: Opened & { readonly retry: () => void }): null {
  const told = useRef(false);
  const opened = useEffectEvent(() => {
    if (told.current) return retry();
    told.current = true;
    toast.show({ key: 'network_fail', kind: 'warning' });
    onClose();
  });
  useEffect(() => {
    if (open) opened();
  }, [open]);
  return null;
}
