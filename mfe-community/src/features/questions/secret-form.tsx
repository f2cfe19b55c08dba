import type { Question } from '@narae/contracts';
import { qnaChkDetail } from '@narae/contracts/rows';
import { ApiError, call, toast, toastTimes, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
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
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const reject = (message: string): void => {
    setError(message);
    field.current?.focus();
  };
  const open = async (qna_password: string): Promise<void> => {
    setBusy(true);
    try {
      onOpened(await call(qnaChkDetail, { qna_id, qna_password }), qna_password);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setDigits('');
      if (failure.field === 'qna_password') reject(failure.message);
      else toast.rejection(failure, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const problem = digitsProblem(digits);
    if (problem) reject(errors(problem));
    else void open(digits);
  };
  const tried = useRef(false);
  useEffect(() => {
    if (existing === undefined || tried.current) return;
    tried.current = true;
    void open(existing);
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <DigitsField
        ref={field}
        label={t('digits')}
        hint={t('digits_ask')}
        error={error}
        value={digits}
        onChange={(event) => {
          setDigits(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" kind="accent" wide busy={busy}>
        {t('open')}
      </Button>
    </form>
  );
}
