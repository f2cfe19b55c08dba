import { isBlank } from '@narae/contracts/prepared-text';
import type { DeskQuestion } from '@narae/contracts';
import { MAX_ANSWER_LENGTH } from '@narae/contracts/post-limits';
import { adminQuestionAnswer, adminQuestions, answerTemplates } from '@narae/contracts/rows';
import { confirm, htmlLang, LANGUAGES, useCallOnce, useFormat, useT, serverTime } from '@narae/shell-sdk';
import { AdminFields, AdminList, chips, useDeskForm } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Badge, Button, FormNotice, SelectField, Skeleton, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { PostPictures } from '../../../shared/pictures/post-pictures.tsx';
import css from '../posts/posts.module.css';
import { waitingAge } from './waiting-age.view.ts';

interface QuestionCardProps {
  readonly question: DeskQuestion;
}

function QuestionHead({ question }: QuestionCardProps): ReactNode {
  const t = useT('communityAdmin');
  const format = useFormat();
  const { lan_tp, qna_answer_content } = question;
  const [now] = useState(() => serverTime().getTime());
  const { unit, count, mark } = waitingAge(question.qna_date, now);
  const waited = t(`waiting_${unit}`, { count });
  return (
    <p className={css.head}>
      {question.secret_yn === 'Y' && <Badge state="preparing">{t('question_secret')}</Badge>}
      {question.standing !== 'shown' && (
        <Badge state="closingSoon">{t(`standing_${question.standing}`)}</Badge>
      )}
      {qna_answer_content === '' &&
        (mark ? <Badge state={mark}>{waited}</Badge> : <span className={css.note}>{waited}</span>)}
      <strong lang={htmlLang(lan_tp)}>{question.qna_ttl_nm}</strong>
      <span className={css.note}>
        {`${question.user_nick || t('left_member')} · `}
        <span className={css.when}>{format.date(question.qna_date, 'time')}</span>
      </span>
    </p>
  );
}

interface TemplateChoiceProps extends QuestionCardProps {
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
}

function TemplateChoice({ question, answer, onAnswer }: TemplateChoiceProps): ReactNode {
  const t = useT('communityAdmin');
  const { lan_tp, qna_answer_content } = question;
  const { data: templates = [], isLoading } = useCall(answerTemplates, {}, { staleTime: 60_000 });
  /** Asks before a template replaces what is written. */
  const fill = async (template_id: string): Promise<void> => {
    const chosen = templates.find((template) => template.template_id === template_id);
    if (!chosen) return;
    const replaces = !isBlank(answer) && answer.trim() !== qna_answer_content;
    if (replaces && !(await confirm({ title: t('template_replace'), ok: t('template_use') }))) return;
    onAnswer(chosen.texts[lan_tp]);
  };
  if (isLoading) return <Skeleton shape="form" />;
  if (templates.length === 0) return null;
  return (
    <SelectField
      label={t('template_choose')}
      value=""
      optional
      placeholder={t('template_choose_none')}
      onChange={({ target }) => void fill(target.value)}
      options={templates.map(({ template_id, name }) => ({ value: template_id, label: name }))}
    />
  );
}

/** A question and its answer; an empty answer takes it back (COMMUNITY-9). */
function QuestionCard({ question }: QuestionCardProps): ReactNode {
  const t = useT('communityAdmin');
  return (
    <>
      <QuestionHead question={question} />
      <p className={css.text} lang={htmlLang(question.lan_tp)}>
        {question.qna_content}
      </p>
      <PostPictures
        pictures={question.pictures}
        label={t('post_pictures')}
        alt={(number) => t('post_picture', { number })}
        failed={t('post_picture_failed')}
      />
      <AnswerForm question={question} />
    </>
  );
}

export function AnswerForm({ question }: QuestionCardProps): ReactNode {
  const t = useT('communityAdmin');
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const { qna_id, lan_tp, qna_answer_content: stored, version } = question;
  const form = useDeskForm({
    initial: { qna_answer_content: stored },
    send: ({ qna_answer_content }) =>
      callOnce(adminQuestionAnswer, { qna_id, version, qna_answer_content: qna_answer_content.trim() }),
    done: t('answer_saved'),
    refresh: () => invalidate(adminQuestions),
  });
  const answer = form.values.qna_answer_content;
  return (
    <form className={css.form} {...form.props}>
      <AdminFields busy={form.busy}>
        <TemplateChoice
          question={question}
          answer={answer}
          onAnswer={(text) => form.set({ qna_answer_content: text })}
        />
        <TextArea
          {...form.text('qna_answer_content')}
          label={t('answer_in', { language: LANGUAGES[lan_tp].ownName })}
          rows={4}
          maxLength={MAX_ANSWER_LENGTH}
          lang={htmlLang(lan_tp)}
        />
      </AdminFields>
      <FormNotice text={form.notice} />
      <div className={css.actions}>
        <Button type="submit" kind="secondary" busy={form.busy} disabled={answer.trim() === stored}>
          {t('answer_save')}
        </Button>
      </div>
    </form>
  );
}

export default function QuestionsPart(): ReactNode {
  const t = useT('communityAdmin');
  return (
    <AdminList
      call={adminQuestions}
      title={t('part_questions')}
      filters={{
        state: chips({
          label: t('standing'),
          options: ['waiting', 'answered'],
          standard: 'waiting',
          text: (state) => t(`questions_${state}`),
        }),
      }}
      rowsOf={({ rows }) => rows}
      none={t('questions_none')}
      rowKey={({ qna_id }) => qna_id}
      card={(question) => <QuestionCard question={question} />}
      columns={[
        { key: 'number', header: t('col_number'), value: ({ qna_id }) => qna_id, reference: true },
        { key: 'standing', header: t('standing'), value: ({ standing }) => t(`standing_${standing}`) },
        { key: 'written', header: t('col_written'), value: ({ qna_date }) => qna_date },
      ]}
    />
  );
}
