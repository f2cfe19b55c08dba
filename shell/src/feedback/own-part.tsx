import { RemoteBoundary, useFallbacks } from '@narae/shell-sdk/host';
import type { ComponentType, ReactNode } from 'react';

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
