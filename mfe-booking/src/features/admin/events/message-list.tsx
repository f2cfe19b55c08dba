import type { AdminMessage } from '@narae/contracts';
import { adminEventMessages } from '@narae/contracts/rows';
import { useFormat, useLocale, useT } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { EmptyState, Loaded, Skeleton } from '@narae/ui';
import { useEffect, type ReactNode } from 'react';
import css from './events.module.css';

/** While a message is on its way its progress is asked for again after so many milliseconds. */
const AGAIN_MS = 4_000;

/** What was written to everybody who has reserved, the newest first, and how far it is. */
export function MessageList({ event_id }: { readonly event_id: string }): ReactNode {
  const t = useT('bookingAdmin');
  const admin = useT('admin');
  const cache = useCallCache();
  const result = useCall(adminEventMessages, { event_id }, { staleTime: 0 });
  const sending = result.data?.some(({ state }) => state === 'sending') ?? false;
  useEffect(() => {
    if (!sending) return;
    const timer = setInterval(() => void cache.invalidate(adminEventMessages, { event_id }), AGAIN_MS);
    return () => clearInterval(timer);
  }, [cache, event_id, sending]);
  return (
    <section aria-labelledby="messages-title">
      <h3 id="messages-title">{t('ms_written')}</h3>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={3} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState compact title={t('ms_none')} />
          ) : (
            <ol role="list">
              {messages.map((message) => (
                <Message key={message.message_id} message={message} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}

function Message({ message }: { readonly message: AdminMessage }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const authors = useAuthors();
  const { lanTp } = useLocale();
  const { by, at, subjects, texts, state, total, sent, skipped } = message;
  const inLanguage = (of: AdminMessage['texts']): string =>
    of[lanTp] ?? of.ENG ?? of.KOR ?? Object.values(of)[0] ?? '';
  return (
    <li className={css.message}>
      <strong>{inLanguage(subjects)}</strong>
      <span className={css.note}>
        {authors(by)} · {format.date(at, 'time')}
      </span>
      <p>{inLanguage(texts)}</p>
      <span role="status">
        {t(`ms_state_${state}`, { sent, total })}
        {skipped > 0 && ` · ${t('ms_skipped', { number: skipped })}`}
      </span>
    </li>
  );
}
