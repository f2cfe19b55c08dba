import type { Question } from '@narae/contracts';
import {
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_PICTURES,
  MAX_QUESTION_SUBJECT,
} from '@narae/contracts/post-limits';
import { qnaDelete, qnaDetail, qnaInsert, qnaPage, qnaUpdate } from '@narae/contracts/rows';
import {
  ApiError,
  confirm,
  getLanTp,
  pageLink,
  toast,
  toastTimes,
  useCallOnce,
  useGo,
  useSession,
  useT,
  type CallOnce,
} from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, ButtonLink, ChoiceGroup, RadioCard, TextArea, TextField, UploadSlot } from '@narae/ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FaqOffers } from '../../shared/faq/faq-offers.tsx';
import { digitsProblem, DigitsField } from './digits-field.tsx';
import { keepDraft, readDraft } from './question-draft.ts';
import css from './questions.module.css';
import { usePictures } from './use-pictures.ts';

interface QuestionFormProps {
  /** Without one a new question is asked. */
  readonly existing?: Question;
  readonly qna_password?: string;
}

const fields = ['qna_ttl_nm', 'qna_content', 'qna_password'] as const;
type FieldName = (typeof fields)[number];

type Problems = Partial<Record<FieldName, string>>;
type Draft = NonNullable<ReturnType<typeof readDraft>>;

const draftOf = (existing: Question | undefined, mem_id: string): Draft =>
  (existing
    ? { subject: existing.qna_ttl_nm, content: existing.qna_content, secret: existing.secret_yn === 'Y' }
    : readDraft(mem_id)) ?? { subject: '', content: '', secret: false };

function useQuestionFields({ existing, qna_password = '' }: QuestionFormProps) {
  const errors = useT('errors');
  const mem_id = useSession().user?.mem_id ?? '';
  const [draft, setDraft] = useState(() => draftOf(existing, mem_id));
  const [digits, setDigits] = useState(qna_password);
  const [problems, setProblems] = useState<Problems>({});
  /** A new question has its identifier before its pictures are stored. */
  const [qna_id, setStored] = useState(existing?.qna_id);
  const form = useRef<HTMLFormElement>(null);

  const edit = (change: Partial<typeof draft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    setProblems({});
    if (!qna_id) keepDraft(mem_id, next);
  };
  const reject = (found: Problems): void => {
    setProblems(found);
    const first = fields.find((name) => found[name] !== undefined);
    const element = first && form.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  };
  const problemsOf = (): Problems => {
    const wrong = draft.secret ? digitsProblem(digits) : undefined;
    return {
      ...(draft.subject.trim() === '' && { qna_ttl_nm: errors('qna_ttl_input') }),
      ...(draft.content.trim() === '' && { qna_content: errors('qna_content_input') }),
      ...(draft.content.length > MAX_QUESTION_LENGTH && { qna_content: errors('text_too_long') }),
      ...(wrong && { qna_password: errors(wrong) }),
    };
  };
  const editDigits = (text: string): void => {
    setDigits(text);
    setProblems({});
  };
  return { form, draft, digits, problems, qna_id, mem_id, setStored, edit, editDigits, reject, problemsOf };
}

type QuestionFields = ReturnType<typeof useQuestionFields>;

const infoOf = ({ draft, digits }: QuestionFields) => ({
  qna_ttl_nm: draft.subject.trim(),
  qna_content: draft.content,
  secret_yn: draft.secret ? ('Y' as const) : ('N' as const),
  ...(draft.secret && { qna_password: digits }),
});

function useQuestionCalls(existing: Question | undefined, question: QuestionFields) {
  const t = useT('communityQuestions');
  const common = useT('common');
  const go = useGo();
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const pictures = usePictures(existing?.pictures ?? []);
  const { qna_id, mem_id, setStored, reject } = question;

  /** @param work says whether all is done */
  const send = async (work: (once: CallOnce) => Promise<boolean>): Promise<void> => {
    setBusy(true);
    try {
      const done = await work(callOnce);
      await Promise.all([invalidate(qnaPage), qna_id && invalidate(qnaDetail, { qna_id })]);
      if (done) go('qna', {}, { replace: true });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const field = fields.find((name) => name === failure.field);
      if (field) reject({ [field]: failure.message });
      else toast.rejection(failure, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  const store = (): Promise<void> => {
    const info = infoOf(question);
    return send(async (once) => {
      const { qna_id: stored, standing } = qna_id
        ? { qna_id, ...(await once(qnaUpdate, { ...info, qna_id })) }
        : await once(qnaInsert, { ...info, lan_tp: getLanTp() });
      setStored(stored);
      if (!existing) keepDraft(mem_id, null);
      if (!(await pictures.send(once, stored))) {
        toast.show({ text: t('pictures_some_failed'), kind: 'warning', ms: toastTimes.long });
        return false;
      }
      if (standing === 'shown')
        toast.show({
          key: existing ? 'update_success' : 'common_success',
          kind: 'success',
          ms: toastTimes.long,
        });
      else toast.show({ text: t('held_note'), ms: toastTimes.long });
      return true;
    });
  };
  const remove = async (id: string): Promise<void> => {
    const sure = { title: t('delete_confirm'), text: t('delete_text'), tone: 'danger' } as const;
    if (!(await confirm({ ...sure, ok: common('btn_delete') }))) return;
    await send(async (once) => {
      await once(qnaDelete, { qna_id: id });
      toast.show({ key: 'delete_success', kind: 'success', ms: toastTimes.long });
      return true;
    });
  };

  return { busy, pictures, store, remove };
}

export function QuestionForm(props: QuestionFormProps): ReactNode {
  const { existing } = props;
  const t = useT('communityQuestions');
  const question = useQuestionFields(props);
  const { form, draft, problems, qna_id, edit, reject, problemsOf } = question;
  const { busy, pictures, store, remove } = useQuestionCalls(existing, question);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemsOf();
    if (Object.keys(found).length > 0) return reject(found);
    const sure = {
      title: t(qna_id ? 'update_confirm' : 'insert_confirm'),
      ok: t(qna_id ? 'update' : 'register'),
    };
    if (await confirm(sure)) await store();
  };

  return (
    <form ref={form} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('subject')}
        name="qna_ttl_nm"
        maxLength={MAX_QUESTION_SUBJECT}
        value={draft.subject}
        error={problems.qna_ttl_nm}
        onChange={(event) => edit({ subject: event.target.value })}
      />
      {!existing && <FaqOffers subject={draft.subject} />}
      <TextArea
        label={t('content')}
        name="qna_content"
        rows={8}
        value={draft.content}
        error={problems.qna_content}
        hint={t('content_hint')}
        onChange={(event) => edit({ content: event.target.value })}
      />
      <UploadSlot
        label={t('pictures')}
        hint={t('pictures_hint', { most: MAX_QUESTION_PICTURES })}
        items={pictures.items}
        multiple
        full={pictures.full}
        disabled={busy}
        onChoose={pictures.choose}
        onRemove={busy ? undefined : pictures.remove}
      />
      <SecretChoice question={question} />
      <QuestionActions qna_id={qna_id} busy={busy} onRemove={remove} />
    </form>
  );
}

interface QuestionActionsProps {
  readonly qna_id: string | undefined;
  readonly busy: boolean;
  readonly onRemove: (qna_id: string) => Promise<void>;
}

function QuestionActions({ qna_id, busy, onRemove }: QuestionActionsProps): ReactNode {
  const t = useT('communityQuestions');
  const common = useT('common');
  return (
    <div className={css.actions}>
      <Button type="submit" kind="accent" busy={busy}>
        {t(qna_id ? 'update' : 'register')}
      </Button>
      {qna_id && (
        <Button busy={busy} onClick={() => void onRemove(qna_id)}>
          {common('btn_delete')}
        </Button>
      )}
      <ButtonLink kind="quiet" link={pageLink('qna')}>
        {common('btn_list')}
      </ButtonLink>
    </div>
  );
}

/** A stored question keeps its kind. */
function SecretChoice({ question }: { readonly question: QuestionFields }): ReactNode {
  const t = useT('communityQuestions');
  const { draft, digits, problems, qna_id, edit, editDigits } = question;
  return (
    <>
      <ChoiceGroup legend={t('kind')}>
        <RadioCard
          name="secret_yn"
          title={t('general')}
          note={t('general_note')}
          checked={!draft.secret}
          disabled={qna_id !== undefined}
          onChange={() => edit({ secret: false })}
        />
        <RadioCard
          name="secret_yn"
          title={t('secret')}
          note={t('secret_note')}
          checked={draft.secret}
          disabled={qna_id !== undefined}
          onChange={() => edit({ secret: true })}
        />
      </ChoiceGroup>
      {draft.secret && !qna_id && (
        <DigitsField
          label={t('digits')}
          name="qna_password"
          hint={t('digits_hint')}
          value={digits}
          error={problems.qna_password}
          onChange={(event) => editDigits(event.target.value)}
        />
      )}
    </>
  );
}
