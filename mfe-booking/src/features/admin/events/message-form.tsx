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
} from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, Chip, ChipRow, TextArea, TextField } from '@narae/ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import css from './events.module.css';

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

/** A message in one language after the other; members of the others read English, or what there is. */
export function MessageForm({ event_id }: { readonly event_id: string }): ReactNode {
  const t = useT('bookingAdmin');
  const { lanTp } = useLocale();
  const cache = useCallCache();
  const last = useRef({ text: '', message_id: '' });
  const [typed, setTyped] = useState<Typed>({});
  const [shown, setShown] = useState<LanTp>(lanTp);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const subject = useRef<HTMLInputElement>(null);
  const words = typed[shown] ?? nothing;
  const put = (change: Partial<Words>): void => setTyped({ ...typed, [shown]: { ...words, ...change } });
  const written = LAN_TPS.filter((one) => !isEmpty(typed[one] ?? nothing));
  const halves = written.filter((one) => !isWhole(typed[one] ?? nothing));
  const send = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    setAsked(true);
    if (written.length === 0 || halves.length > 0) {
      setShown(halves[0] ?? shown);
      subject.current?.focus();
      return;
    }
    const names = written.map((one) => LANGUAGES[one].ownName).join(', ');
    const agreed = await confirm({
      title: t('ms_send_title'),
      text: t('ms_send_text', { names }),
      ok: t('ms_send'),
    });
    if (!agreed || busy) return;
    setBusy(true);
    // The same words are the same message, also where no answer came: it goes out once.
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
      setTyped({});
      setAsked(false);
      toast.show({ text: t('ms_sent'), kind: 'success' });
      await cache.invalidate(adminEventMessages, { event_id });
    } catch (error) {
      toast.rejection(error, { ms: 3_000 });
    } finally {
      setBusy(false);
    }
  };
  const lacks = (field: keyof Words): string | false =>
    asked &&
    words[field].trim() === '' &&
    (written.length === 0 || !isEmpty(words)) &&
    t(`ms_lacks_${field}`);
  return (
    <form className={css.filters} onSubmit={(submitted) => void send(submitted)} noValidate>
      <h3>{t('ms_new')}</h3>
      <p className={css.note}>{t('ms_hint')}</p>
      <ChipRow label={t('ms_languages')}>
        {LAN_TPS.map((one) => (
          <Chip key={one} selected={one === shown} onClick={() => setShown(one)}>
            {LANGUAGES[one].ownName}
            {isWhole(typed[one] ?? nothing) && ' ✓'}
          </Chip>
        ))}
      </ChipRow>
      <TextField
        ref={subject}
        lang={LANGUAGES[shown].tag}
        label={t('ms_subject', { language: LANGUAGES[shown].ownName })}
        error={lacks('subject')}
        maxLength={MOST_MESSAGE_SUBJECT}
        value={words.subject}
        onChange={({ target }) => put({ subject: target.value })}
      />
      <TextArea
        lang={LANGUAGES[shown].tag}
        label={t('ms_text', { language: LANGUAGES[shown].ownName })}
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
