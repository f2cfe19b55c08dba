import type { AdminEvent, AdminMessage } from '@narae/contracts';
import { type ReactNode, useRef, useState, type FormEvent, useEffect } from 'react';
import { MOST_MESSAGE_SUBJECT, MOST_MESSAGE_TEXT } from '@narae/contracts/event-limits';
import { adminEventMessage, adminEventMessages } from '@narae/contracts/rows';
import {
  call,
  confirm,
  newIdempotencyKey,
  LAN_TPS,
  LANGUAGES,
  toast,
  useLocale,
  useT,
  type LanTp,
  useFormat,
} from '@narae/shell-sdk';
import { useCallCache, useCall } from '@narae/shell-sdk/query';
import { Button, Chip, ChipRow, TextArea, TextField, EmptyState, Loaded, Skeleton } from '@narae/ui';
import { useAuthors } from '@narae/shell-sdk/admin';
import css from './events.module.css';

/** Writing to everybody who has reserved, and what was written before (EVENT-12). */
export function Messages({ event: { event_id } }: { readonly event: AdminEvent }): ReactNode {
  return (
    <div className={css.messages}>
      <MessageForm event_id={event_id} />
      <MessageList event_id={event_id} />
    </div>
  );
}

interface Words {
  readonly subject: string;
  readonly text: string;
}
type Typed = Partial<Record<LanTp, Words>>;

const nothing: Words = { subject: '', text: '' };
const isEmpty = ({ subject, text }: Words): boolean => subject.trim() === '' && text.trim() === '';
const isWhole = ({ subject, text }: Words): boolean => subject.trim() !== '' && text.trim() !== '';

const inAll = (typed: Typed, field: keyof Words): Partial<Record<LanTp, string>> =>
  Object.fromEntries(
    LAN_TPS.flatMap((lanTp) => {
      const words = typed[lanTp]?.[field].trim();
      return words ? [[lanTp, words]] : [];
    }),
  );

function usePost(event_id: string, onSent: () => void) {
  const t = useT('bookingAdmin');
  const cache = useCallCache();
  const last = useRef({ text: '', message_id: '' });
  const [busy, setBusy] = useState(false);
  const post = async (typed: Typed): Promise<void> => {
    setBusy(true);
    // Also after a call without an answer, so that the same words go out once.
    const text = JSON.stringify(typed);
    if (last.current.text !== text) last.current = { text, message_id: newIdempotencyKey() };
    try {
      await call(adminEventMessage, {
        event_id,
        message_id: last.current.message_id,
        subjects: inAll(typed, 'subject'),
        texts: inAll(typed, 'text'),
      });
      last.current = { text: '', message_id: '' };
      onSent();
      toast.show({ text: t('ms_sent'), kind: 'success' });
      await cache.invalidate(adminEventMessages, { event_id });
    } catch (error) {
      toast.rejection(error, { ms: 3_000 });
    } finally {
      setBusy(false);
    }
  };
  return { busy, post };
}

function useMessage(event_id: string) {
  const t = useT('bookingAdmin');
  const { lanTp } = useLocale();
  const [typed, setTyped] = useState<Typed>({});
  const [language, setLanguage] = useState<LanTp>(lanTp);
  const [checked, setChecked] = useState(false);
  const { busy, post } = usePost(event_id, () => {
    setTyped({});
    setChecked(false);
  });
  const words = typed[language] ?? nothing;
  const written = LAN_TPS.filter((each) => !isEmpty(typed[each] ?? nothing));
  const halves = written.filter((each) => !isWhole(typed[each] ?? nothing));

  return {
    language,
    setLanguage,
    words,
    put: (change: Partial<Words>): void => setTyped({ ...typed, [language]: { ...words, ...change } }),
    isWritten: (each: LanTp): boolean => isWhole(typed[each] ?? nothing),
    busy,
    /** @returns false where something is missing */
    check: (): boolean => {
      setChecked(true);
      if (written.length > 0 && halves.length === 0) return true;
      setLanguage(halves[0] ?? language);
      return false;
    },
    send: async (): Promise<void> => {
      const names = written.map((each) => LANGUAGES[each].ownName).join(', ');
      const agreed = await confirm({
        title: t('ms_send_title'),
        text: t('ms_send_text', { names }),
        ok: t('ms_send'),
      });
      if (agreed && !busy) await post(typed);
    },
    lacks: (field: keyof Words): string | false =>
      checked &&
      words[field].trim() === '' &&
      (written.length === 0 || !isEmpty(words)) &&
      t(`ms_lacks_${field}`),
  };
}

function MessageForm({ event_id }: { readonly event_id: string }): ReactNode {
  const t = useT('bookingAdmin');
  const { language, setLanguage, words, put, isWritten, busy, check, send, lacks } = useMessage(event_id);
  const subject = useRef<HTMLInputElement>(null);
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (check()) void send();
    else subject.current?.focus();
  };
  const { tag, ownName } = LANGUAGES[language];
  return (
    <form className={css.filters} onSubmit={submit} noValidate>
      <h3>{t('ms_new')}</h3>
      <p className={css.note}>{t('ms_hint')}</p>
      <ChipRow label={t('ms_languages')}>
        {LAN_TPS.map((each) => (
          <Chip key={each} selected={each === language} onClick={() => setLanguage(each)}>
            {LANGUAGES[each].ownName}
            {isWritten(each) && ' ✓'}
          </Chip>
        ))}
      </ChipRow>
      <TextField
        ref={subject}
        lang={tag}
        label={t('ms_subject', { language: ownName })}
        error={lacks('subject')}
        maxLength={MOST_MESSAGE_SUBJECT}
        value={words.subject}
        onChange={({ target }) => put({ subject: target.value })}
      />
      <TextArea
        lang={tag}
        label={t('ms_text', { language: ownName })}
        error={lacks('text')}
        rows={8}
        maxLength={MOST_MESSAGE_TEXT}
        value={words.text}
        onChange={({ target }) => put({ text: target.value })}
      />
      <div className={css.actions}>
        <Button type="submit" kind="accent" busy={busy}>
          {t('ms_send')}
        </Button>
      </div>
    </form>
  );
}

/** Milliseconds between looks at a message's progress. */
const AGAIN_MS = 4_000;

function MessageList({ event_id }: { readonly event_id: string }): ReactNode {
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
