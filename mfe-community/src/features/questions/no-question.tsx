import { ApiError, useT } from '@narae/shell-sdk';
import { NotFoundState } from '@narae/ui';
import type { ReactNode } from 'react';
import './texts.ts';

/** Whether the server has no such question, or none that this visitor may know of: asking again would not help. */
export const isNoQuestion = (error: unknown): boolean =>
  error instanceof ApiError && error.error === 'question_not_found';

interface NoQuestionProps {
  /** The way out, where closing what it stands in is none. */
  readonly action?: ReactNode;
  /** In a dialog. */
  readonly compact?: boolean;
}

/** There is no question under that number, or it was deleted. */
export function NoQuestion({ action, compact = false }: NoQuestionProps): ReactNode {
  const t = useT('communityQuestions');
  return (
    <NotFoundState compact={compact} headingLevel={compact ? 3 : 2} title={t('gone')} action={action}>
      {t('gone_text')}
    </NotFoundState>
  );
}
