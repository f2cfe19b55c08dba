import type { Companion } from '@narae/contracts';
import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@narae/ui/testing';
import '../../texts.ts';
import SavedCompanions from './saved-companions.tsx';

const lin: Companion = {
  companion_id: 'COMPANION000000001',
  version: 3,
  mem_nm: 'LIN MEI',
  birth_day: '1990-01-01',
  passport_no: 'M12345678',
  passport_expiry: '2020-01-01',
  visa_no: '',
  city: 'Leeds',
};
let people: Companion[] | null;
let sent: { call: string; info: Record<string, unknown> }[];
let rejection: { error: string; message: string; field?: string } | null;

beforeEach(() => {
  people = [lin];
  sent = [];
  rejection = null;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const call = String(url).replace('/api/', '');
    if (call === 'companions')
      return people
        ? Response.json(people)
        : Response.json({ error: 'service_unavailable' }, { status: 503 });
    sent.push({ call, info: JSON.parse(String(init?.body)).info });
    return rejection
      ? Response.json(rejection, { status: 409 })
      : Response.json({ msg: 'success', companion_id: lin.companion_id });
  }) as typeof fetch;
});
const show = () =>
  renderInShell(<SavedCompanions />, { user: testUser, namespaces: ['booking', 'bookingCompanions'] });
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const sheet = () => within(screen.getByRole('dialog'));

test('everybody who is saved is listed with what matters of them', async () => {
  await show();
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('heading', { name: 'LIN MEI' })).toBeVisible();
  expect(row.getByText(/^Born .*1990/)).toBeVisible();
  expect(row.getByText(/^Passport expired on .*2020/)).toBeVisible();
  expect(screen.getByText(/Pictures of documents are not saved here/)).toBeVisible();
});

test('a person is changed on the version that was shown', async () => {
  await show();
  await press('Edit: LIN MEI');
  const city = sheet().getByLabelText(/^City/);
  await userEvent.clear(city);
  await userEvent.type(city, 'Busan');
  people = [{ ...lin, city: 'Busan', version: 4 }];
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ call: 'companionSave', info: { ...lin, city: 'Busan' } }]);
});

test('somebody is added, and what is missing is said beside its field', async () => {
  people = [];
  await show();
  expect(await screen.findByText(/^Nobody saved yet/)).toBeVisible();
  await press('Add a traveller');
  await userEvent.type(sheet().getByLabelText('Name'), 'AN BO');
  await press('Save');
  expect(sheet().getByLabelText('Date of birth')).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.type(sheet().getByLabelText('Date of birth'), '1991-02-03');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.info).toMatchObject({ mem_nm: 'AN BO', birth_day: '1991-02-03' });
  expect(sent[0]?.info).not.toHaveProperty('companion_id');
});

test('a change that came too late shows what is there now', async () => {
  await show();
  await press('Edit: LIN MEI');
  rejection = { error: 'version_conflict', message: 'This was changed elsewhere just now.' };
  people = [{ ...lin, mem_nm: 'LIN MAY', version: 4 }];
  await press('Save');
  expect(await screen.findByRole('heading', { name: 'LIN MAY' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a name that somebody else has is said beside it, and the sheet stays', async () => {
  await show();
  await press('Edit: LIN MEI');
  rejection = { error: 'companion_twice', message: 'You have already saved them.', field: 'mem_nm' };
  await press('Save');
  await waitFor(() =>
    expect(sheet().getByLabelText('Name')).toHaveAccessibleDescription(/You have already saved them/),
  );
});

test('deleting asks first', async () => {
  await show();
  await press('Delete: LIN MEI');
  expect(await answerQuestion(false)).toBe('Delete this saved traveller?');
  expect(sent).toEqual([]);
  await press('Delete: LIN MEI');
  people = [];
  await answerQuestion(true);
  expect(await screen.findByText(/^Nobody saved yet/)).toBeVisible();
  expect(sent).toEqual([{ call: 'companionDelete', info: { companion_id: lin.companion_id } }]);
});

test('a failure is said with a way to try again', async () => {
  people = null;
  await show();
  expect(await screen.findByText('Your saved travellers could not be loaded')).toBeVisible();
  people = [lin];
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'LIN MEI' })).toBeVisible();
});
