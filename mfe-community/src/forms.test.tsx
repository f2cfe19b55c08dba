import type { FormCase } from '@narae/shell-sdk/testing';
import {
  answerQuestion,
  formBehaves,
  formProperties,
  renderInShell,
  testUser,
} from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@narae/ui/testing';
import './texts.ts';
import './features/questions/texts.ts';
import './features/reviews/texts.ts';
import { QuestionForm } from './features/questions/question-form.tsx';
import { SecretForm } from './features/questions/secret-form.tsx';
import { ReviewForm } from './features/reviews/review-form.tsx';
import { NewComment } from './features/comments/new-comment.tsx';

const press = (name: string) => async () => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => () => screen.getByLabelText(label);
const type = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const agree = async (): Promise<void> => void (await answerQuestion(true));
const keeps = 'a draft is kept: nothing would be lost';

const forms: Readonly<Record<string, FormCase>> = {
  comment: {
    file: 'features/comments/new-comment.tsx',
    show: () =>
      renderInShell(<NewComment prod_id="P000001" comment_type="trip" reload={() => Promise.resolve()} />, {
        user: testUser,
        namespaces: ['community'],
      }),
    answers: { commentInsert: { msg: 'success', standing: 'shown' } },
    field: field('Write a comment'),
    fill: () => type('Write a comment', 'See you'),
    send: press('Post'),
    agree,
    call: 'commentInsert',
    serverField: 'comment_content',
    kept: [field('Write a comment'), 'See you'],
    not: { leaving: keeps },
  },
  question: {
    file: 'features/questions/question-form.tsx',
    show: () =>
      renderInShell(<QuestionForm />, { user: testUser, namespaces: ['community', 'communityQuestions'] }),
    field: field('Subject'),
    fill: async () => {
      await type('Subject', 'Wheelchair');
      await type('Your question', 'Is there a ramp?');
    },
    send: press('Register'),
    agree,
    call: 'qnaInsert',
    serverField: 'qna_ttl_nm',
    kept: [field('Your question'), 'Is there a ramp?'],
    not: { leaving: keeps },
  },
  'secret question': {
    file: 'features/questions/secret-form.tsx',
    show: () =>
      renderInShell(<SecretForm qna_id="QNA000002" onOpened={() => undefined} />, {
        user: testUser,
        namespaces: ['community', 'communityQuestions'],
      }),
    field: field('4-digit password'),
    fill: () => type('4-digit password', '4711'),
    send: press('Open'),
    call: 'qnaChkDetail',
    serverField: 'qna_password',
    not: { leaving: 'four digits are no words', draft: 'a password is never kept' },
  },
  review: {
    file: 'features/reviews/review-form.tsx',
    show: () =>
      renderInShell(
        <ReviewForm
          about={{ order_id: 'ORDER1' }}
          onDone={() => Promise.resolve()}
          onCancel={() => undefined}
        />,
        { user: testUser, namespaces: ['community', 'reviews'] },
      ),
    field: field('What was it like?'),
    spoil: async () => {
      for (const star of await screen.findAllByRole('radio', { name: '5 stars' }))
        await userEvent.click(star);
    },
    fill: async () => {
      for (const star of await screen.findAllByRole('radio', { name: '5 stars' }))
        await userEvent.click(star);
      await type('What was it like?', 'Wonderful');
    },
    send: press('Post review'),
    call: 'reviewInsert',
    serverField: 'review_content',
    kept: [field('What was it like?'), 'Wonderful'],
    not: { leaving: keeps },
  },
};

describe.each(Object.entries(forms))('the form: %s', (_, form) => {
  const applies = formProperties.filter((property) => !form.not?.[property]);
  test.each(applies)('%s', (property) => formBehaves(form, property));
});
