import { perLanguage } from '@narae/contracts/localized';
import type { DeskFaq } from '@narae/contracts';
import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../texts.ts';
import '../texts.ts';
import FaqPart from './faq-part.tsx';

const none = perLanguage(() => '');
const entry = (faq_id: string, changed: Partial<DeskFaq> = {}): DeskFaq => ({
  faq_id,
  category: 'payment',
  titles: { ...none, KOR: '질문', ENG: `About ${faq_id}` },
  contents: { ...none, KOR: '답변', ENG: 'So.' },
  published: true,
  suggested: [],
  version: 4,
  ...changed,
});

let rejection: { error: string; message: string; field: string } | null;
let asked: { name: string; info: unknown }[];
let answers: Record<string, unknown>;
beforeEach(() => {
  asked = [];
  rejection = null;
  answers = {
    deskFaqs: [entry('A'), entry('B', { published: false }), entry('C', { category: 'refund' })],
    deskFaq: entry('A'),
    refundSchedules: [],
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = url.split('/').at(-1)?.split('?')[0] ?? '';
    const { info } = JSON.parse(String(init?.body ?? '{}')) as { info?: DeskFaq };
    asked.push({ name, info });
    if (answers[name]) return Response.json(answers[name]);
    if (rejection) return Response.json(rejection, { status: 400 });
    return Response.json({ faq_id: 'A', ...info, version: (info?.version ?? 0) + 1 });
  }) as typeof fetch;
});

const show = (search = '') =>
  renderInShell(<FaqPart />, {
    path: `/admin/community?view=faq${search}`,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'community' },
    namespaces: ['community', 'communityAdmin', 'communityFaq', 'admin'],
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (call: string) => asked.filter(({ name }) => name === call).map(({ info }) => info);

test('the list says how each stands and moves one within its category', async () => {
  answers['faqOrder'] = { msg: 'success' };
  await show();
  expect(await screen.findByRole('link', { name: 'About A' })).toBeVisible();
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.getAllByText('Missing: 简体中文, 日本語, Tiếng Việt')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Move up: About A' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move down: About B' })).toBeDisabled();
  await press('Move down: About A');
  await waitFor(() => expect(sent('faqOrder')).toEqual([{ category: 'payment', faq_ids: ['B', 'A'] }]));
});

test('a rejected text is shown in its language, and what was written stays', async () => {
  rejection = { error: 'faq_figure_unknown', message: 'Nothing fills in phone', field: 'contents.JPN' };
  await show('&id=A');
  await press(/^日本語/);
  await userEvent.type(await screen.findByLabelText('Question (日本語)'), '質問');
  await userEvent.type(screen.getByLabelText('Answer (日本語)'), '{{{{phone}}');
  await press(/^한국어/);
  await press('Save');
  expect(await screen.findByLabelText('Answer (日本語)')).toHaveAccessibleDescription(
    expect.stringContaining('Nothing fills in phone'),
  );
  expect(screen.getByLabelText('Question (日本語)')).toHaveValue('質問');
  expect(sent('faqSave')).toMatchObject([
    { faq_id: 'A', version: 4, titles: { JPN: '質問' }, contents: { JPN: '{{phone}}' } },
  ]);
});

test.each([
  ['Keep mine', { titles: { ENG: 'About A?' }, version: 5 }],
  ['Show what is stored', { titles: { ENG: 'About theirs?' }, version: 5 }],
])('a colleague saved meanwhile, nothing is lost: %s', async (way, stored) => {
  rejection = { error: 'version_conflict', message: 'Changed elsewhere', field: 'version' };
  await show('&id=A');
  await press(/^English/);
  const question = () => screen.getByLabelText('Question (English)');
  await userEvent.type(await screen.findByLabelText('Question (English)'), '?');
  answers['deskFaq'] = entry('A', { version: 5, titles: { ...none, KOR: '질문', ENG: 'About theirs' } });
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else saved this');
  expect(question()).toHaveValue('About A?');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

  await press(way);
  rejection = null;
  if (way !== 'Keep mine') await userEvent.type(question(), '?');
  await press('Save');
  await waitFor(() => expect(sent('faqSave')).toHaveLength(2));
  expect(sent('faqSave')[1]).toMatchObject(stored);
});

test('a form in which nothing was written shows what a colleague saved', async () => {
  await show('&id=A');
  await press(/^English/);
  expect(await screen.findByLabelText('Question (English)')).toHaveValue('About A');
  answers['deskFaq'] = entry('A', { version: 5, titles: { ...none, KOR: '질문', ENG: 'About theirs' } });
  // The window is looked at again.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getByLabelText('Question (English)')).toHaveValue('About theirs'));
});

test('a machine suggests an answer as plain text', async () => {
  answers['textSuggest'] = { title: '問題', content: '答案' };
  await show('&id=A');
  await press(/^简体中文/);
  await press('Suggest from 한국어');
  await press('Save');
  await waitFor(() => expect(sent('faqSave')).toMatchObject([{ suggested: ['CHN'] }]));
  expect(sent('textSuggest')).toEqual([
    { from: 'KOR', to: 'CHN', format: 'text', title: '질문', content: '답변' },
  ]);
});

test('an entry is withdrawn, and deleted once somebody is sure', async () => {
  await show('&id=A');
  await press('Withdraw');
  await waitFor(() => expect(sent('faqSave')).toMatchObject([{ published: false }]));
  await press('Delete');
  await answerQuestion(true);
  await waitFor(() => expect(sent('faqDelete')).toEqual([{ faq_id: 'A', version: 5 }]));
});
