import { pages } from '@narae/contracts/pages';
import type { RemoteName } from '@narae/contracts/slots';
import { RemotePage } from '@narae/shell-sdk/host';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Whatever path is open, the remote is asked for it; home is left to the list of screens above. */
export function AnyScreen({ remote }: { readonly remote: RemoteName }): ReactNode {
  const { pathname } = useLocation();
  return pathname === pages.home.path ? (
    <p>Choose a screen of {remote} above.</p>
  ) : (
    <RemotePage remote={remote} path={pathname} />
  );
}
