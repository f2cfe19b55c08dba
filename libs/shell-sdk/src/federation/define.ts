import type { RemoteFragments, RemoteRoutes } from '@narae/contracts/slots';

/** Types a remote's `./routes` module. */
export const defineRoutes = (routes: RemoteRoutes): RemoteRoutes => routes;

/** Types a remote's `./fragments` module. */
export const defineFragments = (fragments: RemoteFragments): RemoteFragments => fragments;
