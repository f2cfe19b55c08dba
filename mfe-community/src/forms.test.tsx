import { perLanguage } from '@narae/contracts/localized';
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
import type { ReactNode } from 'react';
import '@narae/ui/testing';
import './texts.ts';
import './features/admin/texts.ts';
import './features/questions/texts.ts';
import './features/reviews/texts.ts';
import { AnswerDialog } from './features/admin/posts/answer-dialog.tsx';
import { BlockDialog, HideDialog } from './features/admin/posts/block-dialog.tsx';
import { moderatedPost } from './features/admin/posts/testing/moderated-post.ts';
import { AnswerForm } from './features/admin/questions/questions-part.tsx';
import { FaqForm } from './features/admin/faq/faq-form.tsx';
import { NoticeForm } from './features/admin/notices/notice-form.tsx';
import { ReplyForm } from './features/admin/reviews/reviews-part.tsx';
import { TemplateForm } from './features/admin/templates/template-form.tsx';
import WordsPart from './features/admin/words/words-part.tsx';
import { QuestionForm } from './features/questions/question-form.tsx';
import { SecretForm } from './features/questions/secret-form.tsx';
import { ReviewForm } from './features/reviews/review-form.tsx';
import { NewComment } from './features/comments/new-comment.tsx';
import ReportDialog from './shared/report/report-dialog.tsx';

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

const emptySaves = {
  'field error': 'an empty one takes it back; the server alone judges it',
  focus: 'as the field’s error; tried with the server’s',
};
const serverJudges = {
  'field error': 'the server alone judges texts',
  focus: 'as the field’s error; tried with the server’s',
};
const template = {
  template_id: 'TEMPLATE000001',
  name: 'Meeting place',
  texts: perLanguage((lanTp) => `Meet here (${lanTp})`),
  version: 3,
};
const question = {
  qna_id: 'QNA000001',
  qna_ttl_nm: 'Meeting place',
  qna_content: 'Where do we meet?',
  pictures: [],
  secret_yn: 'N',
  lan_tp: 'ENG',
  user_nick: 'Yuki',
  qna_date: '2026-11-01T03:00:00.000Z',
  qna_answer_content: '',
  standing: 'shown',
  version: 2,
} as const;
const nothing = (): void => undefined;
const ofDesk = 'the desk signs in for the day; leaving asks';
const atDesk = (form: ReactNode) => async () => {
  await renderInShell(form, {
    user: testUser,
    namespaces: ['community', 'communityAdmin', 'communityFaq', 'admin'],
  });
};
const elseWithNote = async (): Promise<void> => {
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Something else');
};

const dialogs: Readonly<Record<string, FormCase>> = {
  report: {
    file: 'shared/report/report-dialog.tsx',
    show: atDesk(<ReportDialog kind="comment" id="COMMENT1" onClose={nothing} />),
    field: () => screen.getAllByRole('radio')[0] as HTMLElement,
    group: () => screen.getByRole('group', { name: 'What is wrong with it?' }),
    fill: async () => userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement),
    send: press('Report'),
    call: 'postReport',
    serverField: 'reason',
    not: { leaving: 'a choice is no words', draft: 'opened and sent while signed in' },
  },
  'an answer of the shop': {
    file: 'features/admin/posts/answer-dialog.tsx',
    show: atDesk(<AnswerDialog post={moderatedPost()} onClose={nothing} />),
    field: field('Answer'),
    fill: () => type('Answer', 'Thank you'),
    send: press('Answer'),
    call: 'commentReply',
    serverField: 'comment_content',
    not: { draft: ofDesk },
  },
  'an answer to a question': {
    file: 'features/admin/questions/questions-part.tsx',
    show: atDesk(<AnswerForm question={{ ...question, pictures: [] }} />),
    field: () => screen.getByRole('textbox'),
    fill: async () => userEvent.type(screen.getByRole('textbox'), 'At the gate'),
    send: press('Save answer'),
    call: 'questionAnswer',
    serverField: 'qna_answer_content',
    not: { ...emptySaves, draft: ofDesk },
  },
  'a reply to a review': {
    file: 'features/admin/reviews/reviews-part.tsx',
    show: atDesk(<ReplyForm review={{ review_id: 'REVIEW1', reply_content: '' }} />),
    field: () => screen.getByRole('textbox'),
    fill: async () => userEvent.type(screen.getByRole('textbox'), 'Sorry!'),
    send: press('Save reply'),
    call: 'reviewReply',
    serverField: 'reply_content',
    not: { ...emptySaves, draft: ofDesk },
  },
  'held words': {
    file: 'features/admin/words/words-part.tsx',
    show: async () => {
      await atDesk(<WordsPart />)();
      await screen.findByLabelText('English');
    },
    answers: { heldWords: [{ lan_tp: 'ENG', words: ['casino'], version: 2 }] },
    field: field('English'),
    spoil: async () => userEvent.type(screen.getByLabelText('English'), '{Enter}x'),
    fill: async () => userEvent.type(screen.getByLabelText('English'), '{Enter}tickets'),
    send: press('Save'),
    call: 'heldWordsSave',
    serverField: 'words',
    not: { draft: ofDesk },
  },
  'a template': {
    file: 'features/admin/templates/template-form.tsx',
    show: atDesk(<TemplateForm existing={template} />),
    field: field('English'),
    spoil: async () => userEvent.clear(screen.getByLabelText('English')),
    fill: async () => userEvent.type(screen.getByLabelText('English'), '!'),
    send: press('Save template'),
    call: 'answerTemplateSave',
    serverField: 'texts.ENG',
    not: { draft: ofDesk },
  },
  'a frequent question': {
    file: 'features/admin/faq/faq-form.tsx',
    show: atDesk(<FaqForm lanTp="ENG" onLanTp={nothing} onDone={nothing} />),
    field: field('Question (English)'),
    fill: async () => userEvent.type(screen.getByLabelText('Question (English)'), 'When?'),
    send: press('Save'),
    call: 'faqSave',
    serverField: 'titles.ENG',
    not: { ...serverJudges, draft: ofDesk },
  },
  'a notice': {
    file: 'features/admin/notices/notice-form.tsx',
    show: atDesk(<NoticeForm lanTp="ENG" onLanTp={nothing} onDone={nothing} />),
    field: field('Title (English)'),
    fill: async () => userEvent.type(screen.getByLabelText('Title (English)'), 'News'),
    send: press('Save'),
    call: 'noticeSave',
    serverField: 'titles.ENG',
    not: { ...serverJudges, draft: ofDesk },
  },
  'hiding a post': {
    file: 'features/admin/posts/block-dialog.tsx',
    show: atDesk(<HideDialog post={moderatedPost()} onClose={nothing} />),
    field: () => screen.getByRole('textbox'),
    spoil: elseWithNote,
    fill: async () => userEvent.type(screen.getByRole('textbox'), 'Sold elsewhere'),
    send: press('Hide'),
    call: 'postDecide',
    serverField: 'note',
    not: { draft: ofDesk },
  },
  'stopping an author': {
    file: 'features/admin/posts/block-dialog.tsx',
    show: atDesk(<BlockDialog post={moderatedPost()} onClose={nothing} />),
    field: () => screen.getByRole('textbox'),
    spoil: elseWithNote,
    fill: async () => userEvent.type(screen.getByRole('textbox'), 'Third time'),
    send: press('Stop from posting'),
    call: 'writingBlock',
    serverField: 'note',
    not: { draft: ofDesk },
  },
};

describe.each(Object.entries({ ...forms, ...dialogs }))('the form: %s', (_, form) => {
  const applies = formProperties.filter((property) => !form.not?.[property]);
  test.each(applies)('%s', (property) => formBehaves(form, property));
});
