import type { Question } from '@narae/contracts';
import { qnaChkDetail } from '@narae/contracts/rows';
import { call, toastTimes, useT } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { Button, FormNotice } from '@narae/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { digitsProblem, DigitsField } from './digits-field.tsx';
import css from './questions.module.css';

interface SecretFormProps {
  readonly qna_id: string;
  /** Opened the question a moment ago: tried at once. */
  readonly existing?: string;
  readonly onOpened: (question: Question, qna_password: string) => void;
}

/** Asks for the digits of one's own secret question (COMMUNITY-5). */
export function SecretForm({ qna_id, existing, onOpened }: SecretFormProps): ReactNode {
  const t = useT('communityQuestions');
  const errors = useT('errors');
  const form = useForm({
    initial: { qna_password: existing ?? '' },
    ms: toastTimes.long,
    check: ({ qna_password }) => {
      const problem = digitsProblem(qna_password);
      return problem ? { qna_password: errors(problem) } : {};
    },
    send: async ({ qna_password }) => {
      const [question] = await call(qnaChkDetail, { qna_id, qna_password });
      if (question) onOpened(question, qna_password);
    },
    // Wrong digits are typed anew.
    onReject: () => form.set({ qna_password: '' }),
  });
  const tried = useRef(false);
  useEffect(() => {
    if (existing === undefined || tried.current) return;
    tried.current = true;
    void form.submit();
  });
  return (
    <form className={css.form} {...form.props}>
      <DigitsField {...form.text('qna_password')} label={t('digits')} hint={t('digits_ask')} />
      <FormNotice text={form.notice} />
      <Button type="submit" kind="accent" wide busy={form.busy}>
        {t('open')}
      </Button>
    </form>
  );
}
