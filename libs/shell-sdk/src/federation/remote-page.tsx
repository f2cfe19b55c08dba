import type { RemoteName } from '@narae/contracts/slots';
import type { ReactNode } from 'react';
import { loadPage } from './load-part.tsx';
import { useFallbacks } from './fallbacks.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

interface Props {
  readonly remote: RemoteName;
  readonly path: string;
}

/** A whole screen that a remote renders. */
export function RemotePage({ remote, path }: Props): ReactNode {
  const { waiting, trouble } = useFallbacks();
  return (
    <RemoteBoundary
      name={`${remote}${path}`}
      load={(attempt) => loadPage(remote, path, attempt)}
      partProps={{}}
      waiting={waiting}
      trouble={trouble}
    />
  );
}
