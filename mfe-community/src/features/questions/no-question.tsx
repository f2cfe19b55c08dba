import { ApiError, useT } from '@narae/shell-sdk';
import { NotFoundState } from '@narae/ui';
import type { ReactNode } from 'react';
import './texts.ts';

/** No such question, or none this visitor may see: another try would not help. */
export const isNoQuestion = (error: unknown): boolean =>
  error instanceof ApiError && error.error === 'question_not_found';

interface NoQuestionProps {
  /** The way on, where there is nothing to close. */
  readonly action?: ReactNode;
  readonly compact?: boolean;
}

export function NoQuestion({ action, compact = false }: NoQuestionProps): ReactNode {
  const t = useT('communityQuestions');
  return (
    <NotFoundState compact={compact} headingLevel={compact ? 3 : 2} title={t('gone')} action={action}>
      {t('gone_text')}
    </NotFoundState>
  );
}
