import { isBlank } from '@narae/contracts/prepared-text';
import type { AdminEvent, AdminMessage } from '@narae/contracts';
import { type ReactNode, useRef, useState, useEffect } from 'react';
import { MOST_MESSAGE_SUBJECT, MOST_MESSAGE_TEXT } from '@narae/contracts/event-limits';
import { adminEventMessage, adminEventMessages } from '@narae/contracts/rows';
import {
  call,
  confirm,
  newIdempotencyKey,
  LAN_TPS,
  LANGUAGES,
  toast,
  toastTimes,
  useLocale,
  useT,
  type LanTp,
  useFormat,
} from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { useCallCache, useCall } from '@narae/shell-sdk/query';
import {
  Button,
  Chip,
  ChipRow,
  FormNotice,
  TextArea,
  TextField,
  EmptyState,
  Loaded,
  Skeleton,
} from '@narae/ui';
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

type Kind = 'subjects' | 'texts';
/** By kind and language. */
type Words = Readonly<Record<`${Kind}.${LanTp}`, string>>;

const nothing = Object.fromEntries(
  LAN_TPS.flatMap((lanTp) => [
    [`subjects.${lanTp}`, ''],
    [`texts.${lanTp}`, ''],
  ]),
) as Words;

const kinds = ['subjects', 'texts'] as const;
const lacks = (words: Words, lanTp: LanTp): Kind[] =>
  kinds.filter((kind) => isBlank(words[`${kind}.${lanTp}`]));
const written = (words: Words): LanTp[] =>
  LAN_TPS.filter((lanTp) => lacks(words, lanTp).length < kinds.length);

const inAll = (words: Words, kind: Kind): Partial<Record<LanTp, string>> =>
  Object.fromEntries(
    LAN_TPS.flatMap((lanTp) => {
      const text = words[`${kind}.${lanTp}`].trim();
      return isBlank(text) ? [] : [[lanTp, text]];
    }),
  );

function useMessage(event_id: string) {
  const t = useT('bookingAdmin');
  const cache = useCallCache();
  const { lanTp } = useLocale();
  const [language, setLanguage] = useState<LanTp>(lanTp);
  const last = useRef({ text: '', message_id: '' });
  const form = useForm<Words>({
    initial: nothing,
    ms: toastTimes.long,
    asksBeforeLeaving: true,
    check: (words) => {
      const begun = written(words);
      const half = begun.find((each) => lacks(words, each).length > 0) ?? (begun.length === 0 && language);
      if (!half) return {};
      setLanguage(half);
      return Object.fromEntries(
        lacks(words, half).map((kind) => [
          `${kind}.${half}`,
          t(kind === 'subjects' ? 'ms_lacks_subject' : 'ms_lacks_text'),
        ]),
      );
    },
    agree: (words) =>
      confirm({
        title: t('ms_send_title'),
        text: t('ms_send_text', {
          names: written(words)
            .map((each) => LANGUAGES[each].ownName)
            .join(', '),
        }),
        ok: t('ms_send'),
      }),
    send: async (words) => {
      // Also after a call without an answer, so that the same words go out once.
      const text = JSON.stringify(words);
      if (last.current.text !== text) last.current = { text, message_id: newIdempotencyKey() };
      await call(adminEventMessage, {
        event_id,
        message_id: last.current.message_id,
        subjects: inAll(words, 'subjects'),
        texts: inAll(words, 'texts'),
      });
      last.current = { text: '', message_id: '' };
      form.reset();
      toast.show({ text: t('ms_sent'), kind: 'success' });
      await cache.invalidate(adminEventMessages, { event_id });
    },
  });
  return { form, language, setLanguage };
}

function MessageForm({ event_id }: { readonly event_id: string }): ReactNode {
  const t = useT('bookingAdmin');
  const { form, language, setLanguage } = useMessage(event_id);
  const { tag, ownName } = LANGUAGES[language];
  return (
    <form className={css.filters} {...form.props}>
      <h3>{t('ms_new')}</h3>
      <p className={css.note}>{t('ms_hint')}</p>
      <ChipRow label={t('ms_languages')}>
        {LAN_TPS.map((each) => (
          <Chip key={each} selected={each === language} onClick={() => setLanguage(each)}>
            {LANGUAGES[each].ownName}
            {lacks(form.values, each).length === 0 && ' ✓'}
          </Chip>
        ))}
      </ChipRow>
      <TextField
        {...form.text(`subjects.${language}`)}
        lang={tag}
        label={t('ms_subject', { language: ownName })}
        maxLength={MOST_MESSAGE_SUBJECT}
      />
      <TextArea
        {...form.text(`texts.${language}`)}
        lang={tag}
        label={t('ms_text', { language: ownName })}
        rows={8}
        maxLength={MOST_MESSAGE_TEXT}
      />
      <FormNotice text={form.notice} />
      <div className={css.actions}>
        <Button type="submit" kind="accent" busy={form.busy}>
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
