import type { Question } from '@narae/contracts';
import { htmlLang, useFormat, useLocalTime, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { PostPictures } from '../../shared/pictures/post-pictures.tsx';
import css from './questions.module.css';

export function QuestionContent({ question }: { readonly question: Question }): ReactNode {
  const t = useT('communityQuestions');
  const format = useFormat();
  const localTime = useLocalTime();
  const { lan_tp, standing = 'shown', hidden_reason = '', answer_ymd_format } = question;
  const lang = htmlLang(lan_tp);
  return (
    <div className={css.content}>
      {standing !== 'shown' && (
        <p className={css.notice}>
          {standing === 'hidden' ? t('hidden_note', { reason: hidden_reason }) : t('held_note')}
        </p>
      )}
      <p className={css.meta}>
        {localTime(question.qna_date)}
        {question.mod_date !== '' && ` · ${t('changed', { date: localTime(question.mod_date) })}`}
      </p>
      <p className={css.text} lang={lang}>
        {question.qna_content}
      </p>
      <PostPictures
        pictures={question.pictures}
        label={t('pictures')}
        alt={(number) => t('picture_alt', { number })}
        failed={t('picture_failed')}
      />
      <section className={css.answer} aria-label={t('answer')}>
        <h3 className={css.answerTitle}>{t('answer')}</h3>
        {answer_ymd_format === '' ? (
          <p>{t(question.own_yn === 'Y' ? 'waits_own' : 'waits')}</p>
        ) : (
          <>
            <p className={css.text} lang={lang}>
              {question.qna_answer_content}
            </p>
            <p className={css.meta}>{t('answered_on', { date: format.date(answer_ymd_format) })}</p>
          </>
        )}
      </section>
    </div>
  );
}
