import { completeTexts } from '@narae/contracts/localized';
import type { AnswerTemplate, DeskQuestion, HeldWords, WritingBlock } from '@narae/contracts';
import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import '../../texts.ts';
import QuestionsPart from './questions/questions-part.tsx';
import TemplatesPart from './templates/templates-part.tsx';
import BlocksPart from './blocks/blocks-part.tsx';
import CommentsPart from './comments/comments-part.tsx';
import { moderatedPost } from './posts/testing/moderated-post.ts';
import QueuePart from './queue/queue-part.tsx';
import './texts.ts';
import WordsPart from './words/words-part.tsx';

const block: WritingBlock = {
  mem_id: 'MEM0000000007',
  user_nick: 'Mina',
  reason: 'insult',
  note: 'Stay polite',
  since: '2026-11-20T03:00:00.000Z',
  until: '2026-11-27T03:00:00.000Z',
  version: 4,
};
const lists: HeldWords[] = [{ lan_tp: 'ENG', words: ['casino'], version: 2 }];

const waiting: DeskQuestion = {
  qna_id: 'QNA000001',
  qna_ttl_nm: 'どこで集合しますか',
  qna_content: '地図はありますか',
  pictures: [{ picture_id: 'A', src: '/api/admin/questionPicture/QNA000001/A' }],
  secret_yn: 'Y',
  lan_tp: 'JPN',
  user_nick: 'Yuki',
  qna_date: '2026-11-01T03:00:00.000Z',
  qna_answer_content: '',
  standing: 'shown',
  version: 2,
};
const template: AnswerTemplate = {
  template_id: 'TEMPLATE000001',
  name: 'Meeting place',
  texts: completeTexts({
    CHN: '集合',
    KOR: '집합',
    ENG: 'Meet here',
    JPN: '集合はこちら',
    VTN: 'Tập trung',
  }),
  version: 3,
};

/** What a save is answered with: what was sent, in its next version. */
const stored = (info: unknown) => {
  const { version, words_lan_tp, ...row } = info as { version: number; words_lan_tp?: string };
  return { ...row, ...(words_lan_tp && { lan_tp: words_lan_tp }), version: version + 1 };
};

let answers: Record<string, unknown>;
let rejection: { error: string; message: string } | null;
/** What a change waits for before it is answered. */
let saving: Promise<void>;
let asked: { name: string; info: unknown }[];
beforeEach(() => {
  asked = [];
  rejection = null;
  saving = Promise.resolve();
  answers = {
    moderationQueue: { rows: [moderatedPost()], next: '' },
    moderationComments: { rows: [moderatedPost()], next: '' },
    writingBlocks: { rows: [block], next: '' },
    heldWords: lists,
    questions: { rows: [waiting], next: '' },
    answerTemplates: [template],
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    const { info } = JSON.parse(String(init?.body)) as { info: unknown };
    asked.push({ name, info });
    if (answers[name]) return Response.json(answers[name]);
    await saving;
    if (rejection) return Response.json(rejection, { status: 409 });
    return Response.json(name.endsWith('Save') ? stored(info) : { msg: 'success' });
  }) as typeof fetch;
});

const show = (part: ReactNode, path = '/admin/community') =>
  renderInShell(part, {
    path,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'community' },
    namespaces: ['community', 'communityAdmin', 'admin'],
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (name: string) => asked.filter((one) => one.name === name).map(({ info }) => info);

test('the queue says who wrote what, why it waits, and leads to its place', async () => {
  await show(<QueuePart />);
  expect(await screen.findByText('Cheap tickets here')).toBeVisible();
  expect(screen.getByText('Advertising or spam 2')).toBeVisible();
  expect(screen.getByText('Mina')).toBeVisible();
  expect(screen.getByRole('link', { name: /P000001/ })).toHaveAttribute(
    'href',
    '/productDetail?prod_id=P000001&tab=comments#comment-COMMENT000001',
  );
});

test('the queue shows the pictures of what waits, and says of one that it cannot be shown', async () => {
  const pictures = [{ picture_id: 'A', src: '/reviewPictures/A-1600.webp' }];
  answers['moderationQueue'] = { rows: [moderatedPost({ pictures })], next: '' };
  await show(<QueuePart />);
  const picture = await screen.findByRole('img', { name: 'Attached picture 1' });
  expect(picture).toHaveAttribute('src', '/reviewPictures/A-1600.webp');
  fireEvent.error(picture);
  expect(screen.getByText('This picture cannot be shown.')).toBeVisible();
});

test('a report is dismissed on exactly what was seen', async () => {
  await show(<QueuePart />);
  await press('Nothing is wrong');
  const seen = { kind: 'comment', id: 'COMMENT000001', version: 3, reports_version: 2 };
  await waitFor(() => expect(sent('postDecide')).toEqual([{ ...seen, decision: 'show' }]));
  await waitFor(() => expect(sent('moderationQueue').length).toBeGreaterThan(1));
});

test('hiding asks why; a reason of one’s own has to be said', async () => {
  await show(<QueuePart />);
  await press('Hide');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Something else');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(dialog.getByText('Please say why in a few words.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Add a note'), ' No resale here ');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  await waitFor(() =>
    expect(sent('postDecide')).toMatchObject([{ decision: 'hide', reason: 'else', note: 'No resale here' }]),
  );
});

test('somebody else was faster: the list is read again', async () => {
  rejection = { error: 'version_conflict', message: 'Somebody changed this meanwhile.' };
  await show(<QueuePart />);
  await press('Nothing is wrong');
  await waitFor(() => expect(sent('moderationQueue').length).toBeGreaterThan(1));
});

test('a member is stopped for some days, and let write again', async () => {
  await show(<QueuePart />);
  await press('Stop from posting');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('For how long'), '30 days');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop from posting' }));
  await waitFor(() =>
    expect(sent('writingBlock')).toEqual([
      { mem_id: 'MEM0000000007', days: 30, reason: 'spam', note: '', version: 0 },
    ]),
  );
});

test('those who are stopped are listed with why and until when, and let write again', async () => {
  await show(<BlocksPart />);
  expect(await screen.findByText('Insults or harassment – Stay polite')).toBeVisible();
  await press('Let them post');
  expect(await answerQuestion(true)).toBe('Let Mina post again?');
  await waitFor(() => expect(sent('writingUnblock')).toEqual([{ mem_id: 'MEM0000000007', version: 4 }]));
});

test('comments are searched by what stands in the address', async () => {
  await show(<CommentsPart />, '/admin/community?view=comments&id=%24ne&state=lost');
  await screen.findByText('Cheap tickets here');
  expect(sent('moderationComments')).toEqual([{ text: '', author: '' }]);
  await userEvent.type(screen.getByRole('searchbox'), 'tickets');
  await userEvent.type(screen.getByLabelText(/^Member number or nickname/), 'Mina');
  await press('Find');
  await press('Held');
  await waitFor(() =>
    expect(sent('moderationComments').at(-1)).toEqual({ text: 'tickets', author: 'Mina', standing: 'held' }),
  );
});

test('words are one a line, each once, and saved over the version that was changed', async () => {
  await show(<WordsPart />);
  const field = await screen.findByLabelText('English');
  expect(field).toHaveValue('casino');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(field, '{Enter}Pineapple{Enter}pineapple{Enter}x');
  expect(screen.getByText(/2 to 40 characters/)).toBeVisible();
  await userEvent.type(field, 'y');
  await press('Save');
  await waitFor(() =>
    expect(sent('heldWordsSave')).toEqual([
      { words_lan_tp: 'ENG', words: ['casino', 'pineapple', 'xy'], version: 2 },
    ]),
  );
});

test('nothing to do says so', async () => {
  answers['moderationQueue'] = { rows: [], next: '' };
  await show(<QueuePart />);
  expect(await screen.findByText('Nothing waits for review')).toBeVisible();
});

test('a question says how long it waits, and is answered from a template in its language', async () => {
  await show(<QuestionsPart />);
  expect(await screen.findByText(/^Waiting for \d+ days$/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Attached picture 1' })).toBeVisible();
  const field = screen.getByLabelText(/^Answer \(in/);
  const choose = async () =>
    userEvent.selectOptions(await screen.findByLabelText(/^Start from a template/), 'Meeting place');
  await choose();
  expect(field).toHaveValue('集合はこちら');
  await userEvent.type(field, '！');
  await choose();
  expect(await answerQuestion(false)).toBe('Replace what you have written?');
  expect(field).toHaveValue('集合はこちら！');
  await press('Save answer');
  await waitFor(() =>
    expect(sent('questionAnswer')).toEqual([
      { qna_id: 'QNA000001', version: 2, qna_answer_content: '集合はこちら！' },
    ]),
  );
});

test('a template is changed as it was read, has every language, and is deleted', async () => {
  await show(<TemplatesPart />);
  await userEvent.click(await screen.findByText('Meeting place'));
  const english = screen.getByLabelText('English');
  await userEvent.clear(english);
  await press('Save template');
  expect(english).toHaveAccessibleDescription(/./);
  expect(sent('answerTemplateSave')).toEqual([]);
  await userEvent.type(english, 'See you there');
  await press('Save template');
  await waitFor(() =>
    expect(sent('answerTemplateSave')).toEqual([
      {
        template_id: 'TEMPLATE000001',
        name: 'Meeting place',
        texts: { ...template.texts, ENG: 'See you there' },
        version: 3,
      },
    ]),
  );
  await press('Delete');
  expect(await answerQuestion(true)).toBe('Delete the template “Meeting place”?');
  await waitFor(() =>
    expect(sent('answerTemplateDelete')).toEqual([{ template_id: 'TEMPLATE000001', version: 4 }]),
  );
});

test.each([
  { of: 'words', part: <WordsPart />, label: 'English', save: 'Save' },
  { of: 'a template', part: <TemplatesPart />, label: 'English', save: 'Save template' },
  { of: 'an answer', part: <QuestionsPart />, label: /^Answer \(in/, save: 'Save answer' },
])('nothing is typed into $of while it is saved, which the stored text would take away', async (row) => {
  let saved = (): void => undefined;
  saving = new Promise((resolve) => {
    saved = resolve;
  });
  await show(row.part);
  const field = await screen.findByLabelText(row.label);
  await userEvent.type(field, ' written');
  await userEvent.click(screen.getAllByRole('button', { name: row.save })[0]!);
  await waitFor(() => expect(field).toBeDisabled());
  await userEvent.type(field, ' too late');
  saved();
  await waitFor(() => expect(field).toBeEnabled());
  expect(field).toHaveDisplayValue(/ written$/);
});
