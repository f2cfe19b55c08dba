import { toast, useT } from '@narae/shell-sdk';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import css from './offline-banner.module.css';

const onChange = (tell: () => void): (() => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, tell);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, tell);
  };
};

const isOffline = (): boolean => !navigator.onLine;

/** Part of the page itself: offline, nothing can be fetched. */
export function OfflineBanner(): ReactNode {
  const common = useT('common');
  const offline = useSyncExternalStore(onChange, isOffline, () => false);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !offline) toast.show({ text: common('toast_back_online'), kind: 'success' });
    was.current = offline;
  }, [offline, common]);
  return (
    // Present while empty: a new live region is often not heard.
    <div role="status" className={css.place}>
      {offline && (
        <p className={css.banner}>
          <strong>{common('offline_title')}</strong> {common('offline_text')}
        </p>
      )}
    </div>
  );
}
