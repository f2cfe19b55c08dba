import { loadPack, setLanguage } from '@narae/i18n';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content, localized, openForm, startAdmin, type FakeAdmin } from './testing/fake-admin.tsx';

let admin: FakeAdmin;
beforeEach(() => {
  admin = startAdmin();
});

it('offers both ways out when somebody else has published since', async () => {
  admin.item['draft'] = {
    content: content(),
    base: 'OLD',
    saved: { by: 'MEM1', at: '2026-03-10T03:00:00Z' },
  };
  admin.rejection = {
    status: 409,
    body: { error: 'publish_conflict', message: 'MEM0000000002 published.' },
  };
  await userEvent.type(await openForm(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('Bora Kim published.');
  expect(box).toHaveFocus();
  // Above the buttons, which stay in view.
  expect(box.parentElement).toContainElement(screen.getByRole('button', { name: 'Publish' }));
  expect(await within(box).findByText('Different from what is published: Title')).toBeVisible();
  admin.rejection = null;
  await userEvent.click(within(box).getByRole('button', { name: 'Keep my draft' }));
  await waitFor(() => expect(admin.sent['/api/admin/draftSave']?.at(-1)).toMatchObject({ base: 'BASE' }));
});

it('has saved a draft when its publication is rejected, and can be published once it is mended', async () => {
  await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title (English)' }), '!');
  admin.rejection = {
    of: 'publish',
    status: 400,
    body: {
      error: 'translation_missing',
      message: '1 translations are missing: titles: JPN',
      field: 'content.titles.JPN',
    },
  };
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const title = await screen.findByRole('textbox', { name: 'Title (日本語)' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveAccessibleDescription(/^Translations are missing/);
  expect(screen.getByText('Draft saved', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
});

/** Answers to a call are held back until they are released. */
const holdAnswersOf = (name: string): (() => void) => {
  const answer = globalThis.fetch;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async (...request) => {
    if (String(request[0]).endsWith(`/${name}`)) await held;
    return answer(...request);
  };
  return release;
};

it('does not count as saved what is written while it is being saved', async () => {
  const title = await openForm();
  await userEvent.type(title, '!');
  admin.rejection = {
    of: 'publish',
    status: 400,
    body: { error: 'day_order', message: 'Reversed.', field: 'content.end_day' },
  };
  const release = holdAnswersOf('draftSave');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await userEvent.type(title, '?');
  release();
  await waitFor(() => expect(admin.sent['/api/admin/publish']).toHaveLength(1));
  expect(admin.sent['/api/admin/draftSave']?.at(-1)).toMatchObject({
    content: { titles: { ENG: 'Palace!' } },
  });
  expect(await screen.findByText('Unsaved changes', { selector: 'p' })).toBeVisible();
});

it('keeps what is written while a draft is being saved, and saves it on top of that draft', async () => {
  const title = await openForm();
  await userEvent.type(title, '!');
  const release = holdAnswersOf('draftSave');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await userEvent.type(title, '?');
  release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled());
  expect(screen.getByRole('textbox', { name: 'Title (English)' })).toHaveValue('Palace!?');
  expect(screen.getByText('Unsaved changes', { selector: 'p' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(admin.sent['/api/admin/draftSave']?.at(-1)).toMatchObject({
      base: 'BASE',
      rev: 1,
      content: { titles: { ENG: 'Palace!?' } },
    }),
  );
  // All is saved: the form begins anew with what the server has.
  await waitFor(() => expect(admin.sent['/api/admin/read']).toHaveLength(2));
});

it('keeps what is written during publishing, and saves it on top of what was published', async () => {
  const title = await openForm();
  await userEvent.type(title, '!');
  const release = holdAnswersOf('publish');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(admin.sent['/api/admin/draftSave']).toHaveLength(1));
  await userEvent.type(title, '?');
  Object.assign(admin.item, { base: 'PUBLISHED', rev: 2 });
  release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled());
  expect(screen.getByRole('textbox', { name: 'Title (English)' })).toHaveValue('Palace!?');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(admin.sent['/api/admin/draftSave']?.at(-1)).toMatchObject({
      base: 'PUBLISHED',
      rev: 2,
      content: { titles: { ENG: 'Palace!?' } },
    }),
  );
});

it('keeps what is written when somebody else has saved since, until a way out is taken', async () => {
  admin.rejection = { status: 409, body: { error: 'draft_conflict', message: 'MEM0000000002 saved.' } };
  await userEvent.type(await openForm(), '!');
  admin.item['draft'] = {
    content: { ...content(), descs: localized('Theirs') },
    base: 'THEIRS',
    saved: { by: 'MEM0000000002', at: '2026-03-10T03:00:00Z' },
  };
  admin.item['rev'] = 7;
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const box = await screen.findByRole('alert');
  expect(await within(box).findByText(/^Different from what was saved: Title, One-line/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title (English)' })).toHaveValue('Palace!');
  admin.rejection = null;
  await userEvent.click(within(box).getByRole('button', { name: 'Keep my draft' }));
  await waitFor(() =>
    expect(admin.sent['/api/admin/draftSave']?.at(-1)).toMatchObject({
      base: 'THEIRS',
      rev: 7,
      content: { titles: { ENG: 'Palace!' } },
    }),
  );
});

it('keeps what is written when the shop itself is read in another language', async () => {
  await userEvent.type(await openForm(), '!');
  await act(async () => {
    await Promise.all(['common', 'errors', 'catalogAdmin'].map((pack) => loadPack('KOR', pack)));
    await setLanguage('KOR');
  });
  expect(await screen.findByRole('textbox', { name: '제목 (English)' })).toHaveValue('Palace!');
});

describe('two languages beside each other', () => {
  const known = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = ((media: string) => ({
      matches: true,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
  });
  afterEach(() => {
    window.matchMedia = known;
  });
  const right = () => screen.getByRole('group', { name: 'Language of the right column' });

  it('are chosen for each column, swapped rather than shown twice, and remembered', async () => {
    await openForm();
    expect(screen.getByRole('textbox', { name: 'Title (한국어)' })).toBeVisible();
    await userEvent.click(within(right()).getByRole('button', { name: /日本語/ }));
    expect(screen.getByRole('textbox', { name: 'Title (日本語)' })).toBeVisible();
    await userEvent.click(within(right()).getByRole('button', { name: /English/ }));
    const titles = screen.getAllByRole('textbox', { name: /^Title/ });
    expect(titles.map(({ lang }) => lang)).toEqual(['ja', 'en']);
    // What is not translated stands once.
    expect(screen.getAllByLabelText('First day')).toHaveLength(1);
    cleanup();
    await openForm();
    expect(screen.getAllByRole('textbox', { name: /^Title/ }).map(({ lang }) => lang)).toEqual(['ja', 'en']);
  });

  it('lead to the first text that is missing', async () => {
    await openForm();
    await userEvent.click(within(right()).getByRole('button', { name: /日本語/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Go to the first missing text: 日本語' }));
    expect(screen.getByRole('textbox', { name: 'Title (日本語)' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title (日本語)' }), '宮殿');
    expect(screen.queryByRole('button', { name: /^Go to the first/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Title (English)' })).toHaveValue('Palace');
  });
});
