import { useSession, useStream } from '@narae/shell-sdk';
import { onModalChange, topModal } from '@narae/ui';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ownPart } from '../feedback/own-part.tsx';
import { lookSoon, currentReleases, onReleasesChanged, watchReleases } from './check-releases.ts';
import css from './new-version.module.css';

const Offer = ownPart('new-version-offer', () => import('./new-version-offer.tsx'), 'quiet');

const hasModal = (): boolean => topModal() !== null;

/** For visitors who hold the stream open anyway. */
function StreamEvents(): null {
  useStream('release', lookSoon);
  return null;
}

/** Offers a new release beside the content, never while a dialog is open. Nothing is reloaded by itself. */
export function NewVersion(): ReactNode {
  const { user } = useSession();
  const release = useSyncExternalStore(onReleasesChanged, currentReleases, () => null);
  const busy = useSyncExternalStore(onModalChange, hasModal, () => false);
  const [dismissed, setDismissed] = useState<string | null>(null);
  useEffect(() => watchReleases(), []);
  const offered = release !== null && release !== dismissed && !busy;
  return (
    <>
      {user && <StreamEvents />}
      {/* Stays while it is empty: a live region that appears together with its text is often not heard. */}
      <div className={css.place} role="status">
        {offered && <Offer onLater={() => setDismissed(release)} />}
      </div>
    </>
  );
}
