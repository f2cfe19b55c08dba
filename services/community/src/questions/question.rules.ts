import type { StoredQuestion } from './question.model.ts';

type Text = Pick<StoredQuestion, 'subject' | 'content'>;

/** What admission looks at. */
export const postOf = ({ subject, content }: Text): { kind: 'question'; text: string } => ({
  kind: 'question',
  text: `${subject}\n${content}`,
});

/** What a search looks in: nothing of a secret question (COMMUNITY-5). */
export const searchOf = ({ subject, content, secret }: Text & Pick<StoredQuestion, 'secret'>): string =>
  secret ? '' : `${subject}\n${content}`.toLowerCase();
