import type { Question, QuestionRow } from '@narae/contracts';
import { answerQuestion, FakeUpload, renderInShell, testUser, pictureFile } from '@narae/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@narae/ui/testing';
import '../../texts.ts';
import AskPage from './ask-page.tsx';
import QuestionsPage from './questions-page.tsx';

const row = (more: Partial<QuestionRow> = {}): QuestionRow => ({
  qna_id: 'QNA000001',
  qna_ttl_nm: 'Room for a suitcase?',
  qna_content: 'It is a large one.',
  secret_yn: 'N',
  answer_yn: 'N',
  lan_tp: 'ENG',
  qna_date: '2026-11-20T03:00:00.000Z',
  qna_ymd_format: '2026-11-20',
  own_yn: 'N',
  ...more,
});
const question = (more: Partial<Question> = {}): Question => ({
  ...row(),
  pictures: [],
  mem_id: '',
  reg_date: '2026-11-20T03:00:00.000Z',
  mod_date: '',
  qna_answer_content: '',
  answer_ymd_format: '',
  ...more,
  qna_content: more.qna_content || 'It is a large one.',
});
const secretRow = row({ qna_id: 'QNA000002', qna_ttl_nm: '', qna_content: '', secret_yn: 'Y' });

let rows: QuestionRow[];
let answers: Record<string, () => Response>;
let sent: { call: string; info: Record<string, unknown> }[];
const rejected =
  (error: string, message: string, field = 'qna_password') =>
  () =>
    Response.json({ error, message, field }, { status: 409 });
beforeEach(() => {
  sessionStorage.clear();
  rows = [row(), secretRow];
  sent = [];
  answers = {
    qnaDetail: () => Response.json([question()]),
    qnaInsert: () => Response.json({ msg: 'success', qna_id: 'QNA000003', standing: 'shown' }),
    qnaPictureDelete: () => Response.json({ msg: 'success' }),
    qnaUpdate: () => Response.json({ msg: 'success', standing: 'shown' }),
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const call = String(url).replace('/api/', '');
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    if (call === 'qnaPage' && !answers['qnaPage']) return Response.json({ rows, waiting: [], next: '' });
    // Frequent questions are offered beside the form.
    if (call.startsWith('qna')) sent.push({ call, info });
    return answers[call]?.() ?? Response.json({ error: 'internal_fail' }, { status: 500 });
  }) as typeof fetch;
});
const list = (signedIn = false, path = '/qna') =>
  renderInShell(<QuestionsPage />, {
    path,
    namespaces: ['community', 'communityQuestions'],
    ...(signedIn && { user: testUser }),
  });
const ask = (query = 'type=REGISTER', state?: object) =>
  renderInShell(<AskPage />, {
    path: `/qnaCreate?${query}`,
    user: testUser,
    namespaces: ['community', 'communityQuestions'],
    ...(state && { state }),
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
test('the table shows subject, content in one line and answer status; of a secret one only its state', async () => {
  await list();
  const cells = (of: string): (string | null)[] =>
    within(screen.getByRole('row', { name: new RegExp(of) }))
      .getAllByRole('cell')
      .slice(0, 3)
      .map((cell) => cell.textContent);
  await screen.findByRole('table');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Subject',
    'Question',
    'State',
    'Date',
  ]);
  expect(cells('suitcase')).toEqual(['Room for a suitcase?', 'It is a large one.', 'In progress']);
  expect(cells('Secret question')).toEqual(['Secret question', '', 'In progress']);
});

test('a question opens with its state; of a secret one a visitor sees nothing', async () => {
  await list();
  await press('Room for a suitcase?');
  const dialog = await screen.findByRole('dialog', { name: 'Room for a suitcase?' });
  expect(within(dialog).getByText('It is a large one.')).toBeVisible();
  expect(within(dialog).getByText('We are working on an answer.')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await press('Secret question');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent.map(({ call }) => call)).toEqual(['qnaDetail']);
});

test('a search that took too long asks for better words, once', async () => {
  let asked = 0;
  answers['qnaPage'] = () => {
    asked += 1;
    return Response.json({ error: 'search_too_long', message: '' }, { status: 503 });
  };
  await list(false, '/qna?q=a');
  expect(await screen.findByRole('heading', { name: /more exact words/ })).toBeVisible();
  expect(asked).toBe(1);
});

test('one’s own secret question opens by four digits, and says what is wrong with others', async () => {
  rows = [{ ...secretRow, own_yn: 'Y' }];
  await list(true);
  await press('Secret question Yours');
  const field = await screen.findByLabelText('4-digit password');
  await press('Open');
  expect(field).toHaveAccessibleDescription(/exactly 4 digits/);
  await userEvent.type(field, '12a4');
  await press('Open');
  expect(field).toHaveAccessibleDescription(/digits only/);
  expect(sent).toEqual([]);
  answers['qnaChkDetail'] = rejected('login_password_fail', 'Not correct');
  await userEvent.clear(field);
  await userEvent.type(field, '1234');
  await press('Open');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Not correct/));
  expect(field).toHaveValue('');
  answers['qnaChkDetail'] = () =>
    Response.json([question({ ...secretRow, qna_ttl_nm: 'Wheelchair', own_yn: 'Y' })]);
  await userEvent.type(field, '4711');
  await press('Open');
  expect(await screen.findByRole('dialog', { name: 'Wheelchair' })).toBeVisible();
  expect(sent.at(-1)).toEqual({
    call: 'qnaChkDetail',
    info: { qna_id: 'QNA000002', qna_password: '4711' },
  });
});

test('a mailed link leads to a question the list has not got, a secret one by its password', async () => {
  answers['qnaDetail'] = rejected('secret_noti_fail', 'Private', 'qna_id');
  answers['qnaChkDetail'] = () =>
    Response.json([question({ ...secretRow, qna_ttl_nm: 'Wheelchair', own_yn: 'Y' })]);
  const { unmount } = await list(true, '/qna?qna_id=QNA000009');
  await userEvent.type(await screen.findByLabelText('4-digit password'), '4711');
  await press('Open');
  expect(await screen.findByRole('dialog', { name: 'Wheelchair' })).toBeVisible();
  unmount();
  await list(false, '/qna?qna_id=QNA000009');
  const dialog = await screen.findByRole('dialog', { name: 'Secret question' });
  expect(within(dialog).getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(within(dialog).queryByLabelText('4-digit password')).not.toBeInTheDocument();
});

test('asking names what is missing, asks once more, and forgets the draft when it is sent', async () => {
  const { unmount } = await ask();
  await press('Register');
  expect(screen.getByLabelText('Subject')).toHaveFocus();
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription(/subject/);
  await userEvent.type(screen.getByLabelText('Subject'), 'Wheelchair');
  await userEvent.type(screen.getByLabelText('Your question'), 'Is there a ramp?');
  await userEvent.click(screen.getByRole('radio', { name: /^Secret/ }));
  unmount();
  await ask();
  expect(screen.getByLabelText('Your question')).toHaveValue('Is there a ramp?');
  await press('Register');
  expect(screen.getByLabelText('4-digit password')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('4-digit password'), '4711');
  await press('Register');
  expect(await answerQuestion(true)).toBe('Register this question?');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    call: 'qnaInsert',
    info: {
      qna_ttl_nm: 'Wheelchair',
      qna_content: 'Is there a ramp?',
      secret_yn: 'Y',
      qna_password: '4711',
      lan_tp: 'ENG',
    },
  });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('changing a secret question takes its password; one that is answered is closed', async () => {
  answers['qnaDetail'] = rejected('secret_noti_fail', 'Private', 'qna_id');
  answers['qnaChkDetail'] = () =>
    Response.json([question({ ...secretRow, qna_ttl_nm: 'Wheelchair', own_yn: 'Y' })]);
  const { unmount } = await ask('type=modify&qna_id=QNA000002');
  await userEvent.type(await screen.findByLabelText('4-digit password'), '4711');
  await press('Open');
  const subject = await screen.findByLabelText('Subject');
  await userEvent.type(subject, ' ramp');
  await press('Save');
  await answerQuestion(true);
  const update = await waitFor(() => {
    const found = sent.find(({ call }) => call === 'qnaUpdate');
    if (!found) throw new Error('nothing was changed');
    return found;
  });
  expect(update.info).toMatchObject({
    qna_ttl_nm: 'Wheelchair ramp',
    qna_password: '4711',
    secret_yn: 'Y',
  });
  unmount();

  answers['qnaDetail'] = () => Response.json([question({ own_yn: 'Y', answer_yn: 'Y' })]);
  await ask('type=modify&qna_id=QNA000001');
  expect(await screen.findByText(/can no longer be changed/)).toBeVisible();
  expect(screen.queryByLabelText('Subject')).not.toBeInTheDocument();
});

test('the day of an answer is said to be one of Seoul', async () => {
  answers['qnaDetail'] = () =>
    Response.json([question({ answer_yn: 'Y', qna_answer_content: 'Yes.', answer_ymd_format: '20261128' })]);
  await list();
  await press('Room for a suitcase?');
  const answer = within(await screen.findByRole('region', { name: 'Answer' }));
  expect(answer.getByText('Nov 28, 2026 (Seoul)')).toBeVisible();
});

test('a question that is not there is said to be gone, with the way to the others', async () => {
  answers['qnaDetail'] = () =>
    Response.json({ error: 'question_not_found', message: 'Gone', field: 'qna_id' }, { status: 404 });
  const { unmount } = await ask('type=modify&qna_id=QNA000009');
  expect(await screen.findByText('We could not find that question')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/qna');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  unmount();
  await list(false, '/qna?qna_id=QNA000009');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('We could not find that question')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('somebody else’s question is not called private: it is read, and only its author changes it', async () => {
  await ask('type=modify&qna_id=QNA000001');
  expect(await screen.findByText('Only the person who asked can change this question')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the question' })).toHaveAttribute(
    'href',
    '/qna?qna_id=QNA000001',
  );
  expect(screen.queryByLabelText('Subject')).not.toBeInTheDocument();
});

test('pictures follow a stored question; one that did not arrive keeps the form, and is sent again', async () => {
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  FakeUpload.sent = [];
  FakeUpload.answer = () =>
    FakeUpload.sent.length === 1
      ? { status: 200, body: { msg: 'success', picture_id: 'PIC1' } }
      : { status: 415, body: { error: 'upload_unreadable', message: 'Not readable' } };
  await ask();
  await userEvent.type(screen.getByLabelText('Subject'), 'Ticket');
  await userEvent.type(screen.getByLabelText('Your question'), 'Is this one right?');
  const file = (name: string) => pictureFile(name, 'image/png');
  await userEvent.upload(screen.getByLabelText(/^Pictures/), ['a', 'b', 'c', 'd'].map(file));
  expect(screen.queryByLabelText(/^Pictures/)).not.toBeInTheDocument();
  expect(screen.queryByText('d')).not.toBeInTheDocument();
  await press('Remove: c');
  await press('Register');
  await answerQuestion(true);
  expect(await screen.findByText('Not readable')).toBeVisible();
  expect(FakeUpload.sent).toEqual(['/upload/question/QNA000003', '/upload/question/QNA000003']);

  FakeUpload.answer = () => ({ status: 200, body: { msg: 'success', picture_id: 'PIC2' } });
  await press('Remove: a');
  await press('Save');
  await answerQuestion(true);
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(3));
  expect(sent.map(({ call }) => call)).toEqual(['qnaInsert', 'qnaUpdate', 'qnaPictureDelete']);
  expect(sent[2]?.info).toEqual({ qna_id: 'QNA000003', picture_id: 'PIC1' });
});

test('the pictures of a question are shown with it, or said to be gone', async () => {
  const picture = (name: string) => ({ picture_id: name, src: `/questionPictures/QNA000001/${name}` });
  answers['qnaDetail'] = () => Response.json([question({ pictures: [picture('A'), picture('B')] })]);
  await list();
  await press('Room for a suitcase?');
  const first = await screen.findByRole('img', { name: 'Picture 1 of the question' });
  expect(first).toHaveAttribute('src', '/questionPictures/QNA000001/A');
  fireEvent.error(first);
  expect(screen.getByText('This picture cannot be shown.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Picture 2 of the question' })).toBeVisible();
});
