import { confirmStore } from '@narae/shell-sdk/host';
import { testUser } from '@narae/shell-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm, openAdmin, startAdmin, type FakeAdmin } from './testing/fake-admin.tsx';

let admin: FakeAdmin;
beforeEach(() => {
  admin = startAdmin();
});

it('is not for members, and asks nothing of the server for them', async () => {
  await openAdmin('', testUser);
  expect(screen.getByRole('heading', { name: 'This part is for administrators' })).toBeVisible();
  expect(admin.sent).toEqual({});
});

it('finds items by words and state, which stand in the address', async () => {
  await openAdmin();
  expect(await screen.findByRole('link', { name: 'Palace' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'river');
  expect(screen.queryByRole('link', { name: 'Palace' })).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent('q=river');
  await userEvent.click(screen.getByRole('button', { name: 'Translations missing' }));
  expect(screen.getByText('Nothing matches')).toBeVisible();
});

it('shows days, and narrows to those between two, of which one is enough', async () => {
  await openAdmin();
  expect(await screen.findByRole('cell', { name: 'Wed, Jun 10, 2026' })).toBeVisible();
  const found = () =>
    screen.queryAllByRole('link', { name: /Palace|River|Tower/ }).map((link) => link.textContent);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-03' } });
  expect(found()).toEqual(['Palace', 'River']);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-06-09' } });
  expect(found()).toEqual(['Palace']);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-04' } });
  expect(screen.getByText('Nothing matches')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('from=2026-05-04&to=2026-06-09');
});

it('finds a departure by its day', async () => {
  await openAdmin();
  await screen.findByRole('link', { name: 'Palace' });
  await userEvent.type(screen.getByRole('searchbox'), '2026-06');
  expect(screen.queryByRole('link', { name: 'Palace' })).toBeNull();
  expect(screen.getByRole('link', { name: 'River' })).toBeVisible();
});

it('finds what was taken back from shoppers', async () => {
  await openAdmin();
  expect(await screen.findByRole('link', { name: 'Palace' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unpublished' }));
  expect(screen.getByRole('link', { name: 'Tower' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByTestId('address')).toHaveTextContent('state=withdrawn');
});

it('names the author of a change', async () => {
  await openAdmin();
  expect(await screen.findByRole('cell', { name: /Bora Kim$/ })).toBeVisible();
  expect(screen.queryByText(/MEM\d/)).toBeNull();
});

it('warns of a product that nobody can pay, in the list and in its form', async () => {
  await openAdmin();
  expect(await screen.findByText('Nobody can pay this in USD')).toBeVisible();
  admin.item['unpayable'] = ['USD', 'CNH'];
  await openForm();
  expect(screen.getByRole('note')).toHaveTextContent('Nobody can pay this in USD, CNH');
});

it('rejects days that are reversed at the field, without asking the server', async () => {
  await openForm();
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-05-02' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-05-01' } });
  for (const button of ['Save draft', 'Publish']) {
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.getByLabelText('Last day')).toHaveFocus());
    expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription(/./);
  }
  expect(admin.sent['/api/admin/draftSave']).toBeUndefined();
});

it.each([
  ['what is published', '', 0],
  ['what is written, as the draft', 'Kept', 1],
])('takes back an item after asking, and keeps %s', async (_, title, rev) => {
  await openForm();
  if (title) await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), title);
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(confirmStore.getState().question).not.toBeNull());
  await act(async () => confirmStore.getState().question?.answer(true));
  await waitFor(() =>
    expect(admin.sent['/api/admin/unpublish']).toEqual([{ kind: 'product', id: 'P000001', rev }]),
  );
  expect(admin.sent['/api/admin/draftSave'] ?? []).toHaveLength(rev);
});

it('shows which translations are missing, on the language and beside the field', async () => {
  await openForm();
  expect(screen.getByRole('button', { name: /日本語/ })).toHaveTextContent('1 text missing');
  expect(screen.getByText('Missing: 日本語')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /日本語/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Title (日本語)' }), '宮殿');
  expect(screen.queryByText('Missing: 日本語')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(admin.sent['/api/admin/draftSave']).toHaveLength(1));
  expect(admin.sent['/api/admin/draftSave']?.[0]).toMatchObject({
    kind: 'product',
    id: 'P000001',
    base: 'BASE',
    rev: 0,
    content: { titles: { ENG: 'Palace', JPN: '宮殿' } },
  });
});

it('shows what the server rejects at its field, in its language', async () => {
  admin.rejection = {
    status: 400,
    body: { error: 'text_too_long', message: 'Too long.', field: 'content.titles.KOR' },
  };
  await userEvent.type(await openForm(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const field = await screen.findByRole('textbox', { name: 'Title (한국어)' });
  expect(field).toHaveAccessibleDescription(/Too long\./);
  await waitFor(() => expect(field).toHaveFocus());
});

it('moves pictures by buttons and by dragging, and stays on the one that moved', async () => {
  await openForm();
  const cards = () => within(screen.getByRole('region', { name: 'List pictures' })).getAllByRole('listitem');
  const order = () => cards().flatMap((card) => card.dataset['picture'] ?? []);
  const [, second] = cards();
  await userEvent.click(within(second!).getByRole('button', { name: 'Move picture 2 earlier' }));
  expect(order()).toEqual(['up-1-b.jpg', 'up-1-a.jpg', 'up-1-c.jpg']);
  expect(screen.getByRole('button', { name: 'Move picture 1 later' })).toHaveFocus();

  const image = cards()[2]!.querySelector('img')!;
  const dataTransfer = { effectAllowed: '' };
  fireEvent.dragStart(image, { dataTransfer });
  fireEvent.drop(cards()[0]!, { dataTransfer });
  expect(order()).toEqual(['up-1-c.jpg', 'up-1-b.jpg', 'up-1-a.jpg']);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(admin.sent['/api/admin/publish']).toHaveLength(1));
  const saved = admin.sent['/api/admin/draftSave']?.[0]?.['content'] as {
    pictures: { sort_order: number }[];
  };
  expect(saved.pictures.map(({ sort_order }) => sort_order)).toEqual([1, 2, 3]);
  expect(admin.sent['/api/admin/publish']?.[0]).toEqual({ kind: 'product', id: 'P000001', rev: 1 });
});

it('asks before unsaved changes are lost', async () => {
  await userEvent.type(await openForm(), '!');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Back to the list' })));
  expect(screen.getByTestId('address')).toHaveTextContent('id=P000001');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});
