import { useEffect, useEffectEvent } from 'react';
import { followLive, type LiveHandlers } from './follow-live.ts';
import type { LiveSourceName } from './live-sources.ts';

/**
 * Keeps what a component shows current while it is on the page; nothing without a source. `useCall` does this by
 * its option `live`; this is for what comes without the query library.
 */
export function useLive(source: LiveSourceName | undefined, handlers: LiveHandlers): void {
  const refetch = useEffectEvent(handlers.refetch);
  const onCount = useEffectEvent(handlers.onCount ?? ((): void => undefined));
  useEffect(
    () => source && followLive(source, { refetch: () => refetch(), onCount: (event) => onCount(event) }),
    [source],
  );
}
