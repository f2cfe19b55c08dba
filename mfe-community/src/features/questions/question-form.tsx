import { isBlank } from '@narae/contracts/prepared-text';
import type { Question } from '@narae/contracts';
import {
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_PICTURES,
  MAX_QUESTION_SUBJECT,
} from '@narae/contracts/post-limits';
import {
  qnaDelete,
  qnaDetail,
  qnaInsert,
  qnaPage,
  qnaPictureAdd,
  qnaPictureDelete,
  qnaUpdate,
} from '@narae/contracts/rows';
import {
  confirm,
  getLanTp,
  pageLink,
  toast,
  toastTimes,
  upload,
  useCallOnce,
  useGo,
  useSession,
  useT,
} from '@narae/shell-sdk';
import { useForm, type FormState, type Problems } from '@narae/shell-sdk/form';
import { useCallCache } from '@narae/shell-sdk/query';
import {
  Button,
  ButtonLink,
  ChoiceGroup,
  FormNotice,
  RadioCard,
  TextArea,
  TextField,
  UploadSlot,
} from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { FaqOffers } from '../../shared/faq/faq-offers.tsx';
import { usePostPictures } from '../../shared/pictures/use-post-pictures.ts';
import { digitsProblem, DigitsField } from './digits-field.tsx';
import css from './questions.module.css';

interface QuestionFormProps {
  /** Without one a new question is asked. */
  readonly existing?: Question;
  readonly qna_password?: string;
}

interface QuestionFields {
  readonly qna_ttl_nm: string;
  readonly qna_content: string;
  readonly secret: boolean;
  readonly qna_password: string;
}

const beginning = ({ existing, qna_password = '' }: QuestionFormProps): QuestionFields => ({
  qna_ttl_nm: existing?.qna_ttl_nm ?? '',
  qna_content: existing?.qna_content ?? '',
  secret: existing?.secret_yn === 'Y',
  qna_password,
});

const infoOf = ({ qna_ttl_nm, qna_content, secret, qna_password }: QuestionFields) => ({
  qna_ttl_nm: qna_ttl_nm.trim(),
  qna_content,
  secret_yn: secret ? ('Y' as const) : ('N' as const),
  ...(secret && { qna_password }),
});

function useQuestionCheck() {
  const errors = useT('errors');
  return ({ qna_ttl_nm, qna_content, secret, qna_password }: QuestionFields): Problems<QuestionFields> => {
    const wrong = secret ? digitsProblem(qna_password) : undefined;
    return {
      ...(isBlank(qna_ttl_nm) && { qna_ttl_nm: errors('qna_ttl_input') }),
      ...(isBlank(qna_content) && { qna_content: errors('qna_content_input') }),
      ...(qna_content.length > MAX_QUESTION_LENGTH && { qna_content: errors('text_too_long') }),
      ...(wrong && { qna_password: errors(wrong) }),
    };
  };
}

/** Stores a question, then its pictures. */
function useStore(existing: Question | undefined) {
  const t = useT('communityQuestions');
  const go = useGo();
  const callOnce = useCallOnce();
  const pictures = usePostPictures({
    existing: (existing?.pictures ?? []).map((picture, index) => ({
      ...picture,
      name: t('picture_alt', { number: index + 1 }),
    })),
    most: MAX_QUESTION_PICTURES,
    full: 'question_pictures_full',
    add: (qna_id, picture, onProgress) => upload(qnaPictureAdd, { qna_id }, picture, { onProgress }),
    remove: (once, qna_id, picture_id) => once(qnaPictureDelete, { qna_id, picture_id }),
  });
  /** A new question has its identifier before its pictures are stored. */
  const [qna_id, setStored] = useState(existing?.qna_id);
  const reload = useReload();

  const store = async (values: QuestionFields): Promise<void> => {
    const info = infoOf(values);
    const { qna_id: stored, standing } = qna_id
      ? { qna_id, ...(await callOnce(qnaUpdate, { ...info, qna_id })) }
      : await callOnce(qnaInsert, { ...info, lan_tp: getLanTp() });
    setStored(stored);
    const arrived = await pictures.send(callOnce, stored);
    const said = { ms: toastTimes.long } as const;
    if (!arrived) toast.show({ ...said, text: t('pictures_some_failed'), kind: 'warning' });
    else if (standing === 'shown')
      toast.show({ ...said, key: existing ? 'update_success' : 'common_success', kind: 'success' });
    else toast.show({ ...said, text: t('held_note') });
    await reload(stored);
    if (arrived) go('qna', {}, { replace: true });
  };
  return { qna_id, pictures, store };
}

function useReload() {
  const { invalidate } = useCallCache();
  return async (qna_id: string): Promise<void> => {
    await Promise.all([invalidate(qnaPage), invalidate(qnaDetail, { qna_id })]);
  };
}

function useRemove(qna_id: string | undefined) {
  const t = useT('communityQuestions');
  const common = useT('common');
  const go = useGo();
  const callOnce = useCallOnce();
  const reload = useReload();
  return useForm({
    initial: {},
    ms: toastTimes.long,
    agree: () =>
      confirm({
        title: t('delete_confirm'),
        text: t('delete_text'),
        tone: 'danger',
        ok: common('btn_delete'),
      }),
    send: async () => {
      if (!qna_id) return;
      await callOnce(qnaDelete, { qna_id });
      toast.show({ key: 'delete_success', kind: 'success', ms: toastTimes.long });
      await reload(qna_id);
      go('qna', {}, { replace: true });
    },
  });
}

export function QuestionForm(props: QuestionFormProps): ReactNode {
  const { existing } = props;
  const t = useT('communityQuestions');
  const mem_id = useSession().user?.mem_id ?? '';
  const { qna_id, pictures, store } = useStore(existing);
  const check = useQuestionCheck();
  const form = useForm({
    initial: beginning(props),
    check,
    agree: () =>
      confirm({
        title: t(qna_id ? 'update_confirm' : 'insert_confirm'),
        ok: t(qna_id ? 'update' : 'register'),
      }),
    send: store,
    ms: toastTimes.long,
    ...(qna_id
      ? { asksBeforeLeaving: true }
      : { draft: { name: `question.${mem_id}`, fields: ['qna_ttl_nm', 'qna_content', 'secret'] } }),
  });
  const remove = useRemove(qna_id);
  const busy = form.busy || remove.busy;

  return (
    <form className={css.form} {...form.props}>
      <TextField
        {...form.text('qna_ttl_nm')}
        label={t('subject')}
        name="qna_ttl_nm"
        maxLength={MAX_QUESTION_SUBJECT}
      />
      {!existing && <FaqOffers subject={form.values.qna_ttl_nm} />}
      <TextArea
        {...form.text('qna_content')}
        label={t('content')}
        name="qna_content"
        rows={8}
        hint={t('content_hint')}
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
      <SecretChoice form={form} stored={qna_id !== undefined} />
      <FormNotice text={form.notice ?? remove.notice} />
      <QuestionActions qna_id={qna_id} busy={busy} onRemove={remove.submit} />
    </form>
  );
}

interface QuestionActionsProps {
  readonly qna_id: string | undefined;
  readonly busy: boolean;
  readonly onRemove: () => Promise<void>;
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
        <Button busy={busy} onClick={() => void onRemove()}>
          {common('btn_delete')}
        </Button>
      )}
      <ButtonLink kind="quiet" link={pageLink('qna')}>
        {common('btn_list')}
      </ButtonLink>
    </div>
  );
}

interface SecretChoiceProps {
  readonly form: FormState<QuestionFields>;
  readonly stored: boolean;
}

/** A stored question keeps its kind. */
function SecretChoice({ form, stored }: SecretChoiceProps): ReactNode {
  const t = useT('communityQuestions');
  const { values, set, text } = form;
  return (
    <>
      <ChoiceGroup legend={t('kind')}>
        <RadioCard
          name="secret_yn"
          title={t('general')}
          note={t('general_note')}
          checked={!values.secret}
          disabled={stored}
          onChange={() => set({ secret: false })}
        />
        <RadioCard
          name="secret_yn"
          title={t('secret')}
          note={t('secret_note')}
          checked={values.secret}
          disabled={stored}
          onChange={() => set({ secret: true })}
        />
      </ChoiceGroup>
      {values.secret && !stored && (
        <DigitsField
          label={t('digits')}
          name="qna_password"
          hint={t('digits_hint')}
          {...text('qna_password')}
        />
      )}
    </>
  );
}
