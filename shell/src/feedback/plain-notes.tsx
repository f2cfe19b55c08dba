import { getLanTp, loadPack } from '@narae/i18n';
import { useT } from '@narae/shell-sdk';
import { RemoteBoundary, toastStore, type ToastNote } from '@narae/shell-sdk/host';
import { useSyncExternalStore, type ReactNode } from 'react';
import bannerCss from './offline-banner.module.css';
import css from './plain-notes.module.css';
import { KeyWords, Readable } from './note-words.tsx';

const current = (): readonly ToastNote[] => toastStore.getState().notes;

const loadWords = () => loadPack(getLanTp(), 'errors').then(() => ({ default: KeyWords }));

/** Says messages in text alone, where what shows them cannot be fetched. */
export function PlainNotes(): ReactNode {
  const common = useT('common');
  const notes = useSyncExternalStore(toastStore.subscribe, current, current);
  return (
    <div className={css.place}>
      {notes.map(({ id, kind, key, params, text }) => (
        <p key={id} role="alert" className={bannerCss.banner}>
          {key ? (
            <RemoteBoundary
              name={key}
              load={loadWords}
              partProps={{ textKey: key, params }}
              problem={() => kind === 'warning' && common('error_text')}
            />
          ) : (
            text
          )}
          <Readable id={id} />
        </p>
      ))}
    </div>
  );
}
