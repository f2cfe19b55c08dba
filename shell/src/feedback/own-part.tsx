import { RemoteBoundary, useFallbacks } from '@narae/shell-sdk/host';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part of the shell itself that is fetched when it is needed. It has the same border as a remote's: a chunk
 * that does not come must not take the page with it. `quiet` parts show nothing while they are not there.
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
        trouble={manner === 'page' ? looks.trouble : () => null}
      />
    );
  };
}
