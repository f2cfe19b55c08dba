import type { Question } from '@narae/contracts';
import { qnaDetail } from '@narae/contracts/rows';
import { ApiError, pageLink, useReqParam, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { ButtonLink, ErrorState, IconChevronLeft, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { FaqFirst } from './faq-first.tsx';
import { isNoQuestion, NoQuestion } from './no-question.tsx';
import { QuestionForm } from './question-form.tsx';
import css from './questions.module.css';
import { SecretForm } from './secret-form.tsx';
import './texts.ts';

/** /qnaCreate: asks a question, or changes one of one's own until it is answered (COMMUNITY-4). */
export default function AskPage(): ReactNode {
  const t = useT('communityQuestions');
  const names = useT(namespace);
  const qna_id = useReqParam('qna_id');
  const changes = useReqParam('type') === 'modify' && qna_id !== undefined;
  return (
    <section className={css.page}>
      <ButtonLink kind="quiet" icon={<IconChevronLeft size={20} />} link={pageLink('qna')}>
        {names('section_questions')}
      </ButtonLink>
      <h1 className={css.title}>{changes ? t('change_title') : names('section_ask')}</h1>
      {changes ? (
        <Change qna_id={qna_id} />
      ) : (
        <>
          <FaqFirst />
          <QuestionForm />
        </>
      )}
    </section>
  );
}

/** A secret question needs its password, from the visit or from the member. */
function Change({ qna_id }: { readonly qna_id: string }): ReactNode {
  const t = useT('communityQuestions');
  const common = useT('common');
  const result = useCall(qnaDetail, { qna_id }, { staleTime: 0 });
  const password = useReqParam('qna_password');
  const [opened, setOpened] = useState<{ readonly question: Question; readonly qna_password: string }>();
  if (opened) return <Changeable {...opened} />;
  if (isNoQuestion(result.error))
    return <NoQuestion action={<ButtonLink link={pageLink('qna')}>{common('btn_list')}</ButtonLink>} />;
  if (result.error instanceof ApiError && result.error.error === 'secret_noti_fail')
    return (
      <>
        <p className={css.lead}>{t('digits_first')}</p>
        <SecretForm
          qna_id={qna_id}
          {...(password !== undefined && { existing: password })}
          onOpened={(question, qna_password) => setOpened({ question, qna_password })}
        />
      </>
    );
  return (
    <Loaded result={result} waiting={<Skeleton shape="row" count={4} />} failed={{ title: t('one_fail') }}>
      {([question]) => question && <Changeable question={question} />}
    </Loaded>
  );
}

function Changeable({
  question,
  qna_password,
}: {
  readonly question: Question;
  readonly qna_password?: string;
}): ReactNode {
  const t = useT('communityQuestions');
  const errors = useT('errors');
  const own = question.own_yn === 'Y';
  if (own && question.answer_yn === 'N')
    return <QuestionForm existing={question} {...(qna_password !== undefined && { qna_password })} />;
  return (
    <ErrorState
      title={own ? errors('question_answered') : t('not_yours')}
      action={<ButtonLink link={pageLink('qna', { qna_id: question.qna_id })}>{t('see')}</ButtonLink>}
    />
  );
}
