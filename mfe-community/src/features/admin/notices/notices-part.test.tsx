import { perLanguage } from '@narae/contracts/localized';
import type { DeskNotice } from '@narae/contracts';
import { toastStore } from '@narae/shell-sdk/host';
import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../texts.ts';
import '../texts.ts';
import NoticesPart from './notices-part.tsx';

const none = perLanguage(() => '');
const notice: DeskNotice = {
  cou_id: 'COU000009',
  kind: 'notice',
  pinned: true,
  event_id: '',
  titles: { ...none, KOR: '안내' },
  contents: { ...none, KOR: '<p>내용</p>' },
  publish_at: '',
  withdrawn: false,
  suggested: [],
  version: 4,
};
const { contents: _contents, ...row } = notice;

let rejection: { error: string; message: string; field: string } | null;
let asked: { name: string; info: unknown }[];
let answers: Record<string, unknown>;
beforeEach(() => {
  asked = [];
  rejection = null;
  answers = { deskNotices: [row], deskNotice: notice };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    const { info } = JSON.parse(String(init?.body)) as { info: unknown };
    asked.push({ name, info });
    if (answers[name]) return Response.json(answers[name]);
    if (rejection) return Response.json(rejection, { status: 400 });
    return Response.json({ ...notice, ...(info as object), version: notice.version + 1 });
  }) as typeof fetch;
});

const show = (search = '') =>
  renderInShell(<NoticesPart />, {
    path: `/admin/community?view=notices${search}`,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'community' },
    namespaces: ['community', 'communityAdmin', 'admin'],
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const saved = () => asked.filter(({ name }) => name === 'noticeSave').map(({ info }) => info);

test('the list says how each stands and which languages it lacks', async () => {
  await show();
  const card = within((await screen.findByRole('link', { name: '안내' })).closest('li') as HTMLElement);
  expect(card.getByText('Draft')).toBeVisible();
  expect(card.getByText(/^Missing: .*English/)).toBeVisible();
});

test('a language is written and saved on what was read', async () => {
  await show('&id=COU000009');
  expect(await screen.findByLabelText('Title (한국어)')).toHaveValue('안내');
  await press(/^English/);
  await userEvent.type(screen.getByLabelText('Title (English)'), 'News');
  await userEvent.type(await screen.findByLabelText('Text (English)'), 'Open late');
  await press('Save');
  await waitFor(() =>
    expect(saved()).toMatchObject([
      {
        cou_id: 'COU000009',
        version: 4,
        titles: { KOR: '안내', ENG: 'News' },
        contents: { ENG: 'Open late' },
        publish_at: '',
      },
    ]),
  );
});

test('the language that is written stays when the form begins anew with what was stored', async () => {
  await show('&id=COU000009');
  await press(/^English/);
  await userEvent.type(screen.getByLabelText('Title (English)'), 'News');
  answers['noticeSave'] = { ...notice, titles: { ...notice.titles, ENG: 'Stored' }, version: 5 };
  await press('Save');
  await waitFor(() => expect(screen.getByLabelText('Title (English)')).toHaveValue('Stored'));
});

test('nothing is typed while a notice is saved, not in the editor of its text either', async () => {
  let saved = (): void => undefined;
  const saving = new Promise<void>((resolve) => {
    saved = resolve;
  });
  const answered = globalThis.fetch;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url.endsWith('/noticeSave')) await saving;
    return answered(url, init);
  }) as typeof fetch;
  await show('&id=COU000009');
  const title = await screen.findByLabelText('Title (한국어)');
  await userEvent.type(title, '!');
  await press('Save');
  await waitFor(() => expect(title).toBeDisabled());
  expect(title.closest('[inert]')).toContainElement(screen.getByLabelText('Text (한국어)'));
  saved();
  await waitFor(() => expect(title).toBeEnabled());
});

test('a missing language is suggested by a machine, marked, and reviewed by somebody', async () => {
  answers['textSuggest'] = { title: 'News', content: '<p>Text</p>' };
  await show('&id=COU000009');
  await press(/^English/);
  await press('Suggest from 한국어');
  expect(await screen.findByText(/No visitor sees it/)).toBeVisible();
  expect(asked.at(-1)).toEqual({
    name: 'textSuggest',
    info: { from: 'KOR', to: 'ENG', format: 'html', title: '안내', content: '<p>내용</p>' },
  });
  expect(screen.getByLabelText('Title (English)')).toHaveValue('News');
  expect(screen.getByRole('button', { name: 'English · not reviewed' })).toBeVisible();
  await press('Save');
  await waitFor(() => expect(saved()).toMatchObject([{ titles: { ENG: 'News' }, suggested: ['ENG'] }]));
  await press('Mark as reviewed');
  expect(screen.queryByText(/No visitor sees it/)).toBeNull();
  await press('Save');
  await waitFor(() => expect(saved()[1]).toMatchObject({ titles: { ENG: 'News' }, suggested: [] }));
});

test('a translator that is not set up is told, and nothing is filled in', async () => {
  rejection = { error: 'translation_off', message: 'No translator is set up', field: '' };
  await show('&id=COU000009');
  await press(/^English/);
  await press('Suggest from 한국어');
  await waitFor(() => expect(toastStore.getState().notes.at(-1)?.text).toBe('No translator is set up'));
  expect(screen.getByLabelText('Title (English)')).toHaveValue('');
});

test('publishing asks first, and goes on from then', async () => {
  await show('&id=COU000009');
  await press('Publish now');
  expect(await answerQuestion(true)).toBe('Publish it now?');
  await waitFor(() =>
    expect(saved()).toMatchObject([{ version: 4, publish_at: expect.stringMatching(/^\d{4}-/) }]),
  );
});

test('what is rejected stands beside its field, in its language', async () => {
  rejection = { error: 'notice_content_input', message: 'Please write the text', field: 'titles.JPN' };
  await show('&id=COU000009');
  await press(/^English/);
  await userEvent.type(screen.getByLabelText('Title (English)'), 'News');
  await press('Save');
  expect(await screen.findByLabelText('Title (日本語)')).toHaveAccessibleDescription(/Please write the text/);
  expect(saved()).toHaveLength(1);
});
