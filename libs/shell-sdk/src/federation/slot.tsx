import type { SlotName, SlotProps, RemoteName } from '@narae/contracts/slots';
import type { ReactNode } from 'react';
import { loadFragment, loadPage } from './load-part.tsx';
import { RemoteBoundary, useFallbacks } from './remote-boundary.tsx';

interface Props<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** Has the shape of what will come; null where nothing stands for it. */
  readonly fallback?: ReactNode;
  /** Replaces the shell's box where the fragment cannot be had. */
  readonly missing?: ReactNode;
}

/** Filled by another domain: `<Slot name="mfe-community/comments" props={{…}} />`. */
export function Slot<Name extends SlotName>({ name, props, fallback, missing }: Props<Name>): ReactNode {
  const { waiting, problem } = useFallbacks();
  return (
    <RemoteBoundary<SlotProps[Name]>
      name={name}
      load={(attempt) => loadFragment(name, attempt)}
      partProps={props}
      waiting={fallback === undefined ? waiting : fallback}
      problem={missing === undefined ? problem : () => missing}
    />
  );
}

interface RemotePageProps {
  readonly remote: RemoteName;
  readonly path: string;
}

export function RemotePage({ remote, path }: RemotePageProps): ReactNode {
  const { waiting, problem } = useFallbacks();
  return (
    <RemoteBoundary
      name={`${remote}${path}`}
      load={(attempt) => loadPage(remote, path, attempt)}
      partProps={{}}
      waiting={waiting}
      problem={problem}
    />
  );
}
