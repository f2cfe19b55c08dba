import { jest } from '@jest/globals';
import type { AdminMemberRow } from '@narae/contracts';
import { memberStates } from '@narae/contracts/member-admin-limits';
import { adminMembers } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import '../texts.ts';
import { AdminList, chips, day, search } from './index.ts';

const member = (mem_id: string, change: Partial<AdminMemberRow> = {}): AdminMemberRow => ({
  mem_id,
  mem_nm: `Name of ${mem_id}`,
  mem_nick: '',
  mem_email: `${mem_id}@narae.example`,
  email_confirmed: true,
  mem_tel: '',
  state: 'active',
  role: null,
  sns_type: '',
  reg_date: '2026-03-10T03:00:00.000Z',
  ...change,
});

let approved: string[];
function Members({ cards = false }: { readonly cards?: boolean }): ReactNode {
  const t = useT('admin');
  return (
    <AdminList
      call={adminMembers}
      title="Members"
      filters={{
        search: search({ name: 'q', label: 'Find', action: 'Search', most: 10 }),
        state: chips({
          label: 'State',
          options: memberStates,
          all: 'Everybody',
          text: (state) => `is ${state}`,
        }),
      }}
      none="Nobody yet"
      noneFound="Nobody like that"
      rowsOf={({ members }) => members}
      rowKey={({ mem_id }) => mem_id}
      {...(cards && { card: ({ mem_nm }: AdminMemberRow) => <h3>{mem_nm}</h3> })}
      columns={[
        { key: 'number', header: 'Number', reference: true, value: ({ mem_id }) => mem_id },
        { key: 'name', header: 'Name', value: ({ mem_nm }) => mem_nm, personal: true },
        { key: 'state', header: 'Standing', value: ({ state }) => state, notes: ({ role }) => [role] },
        { key: 'joined', header: 'Joined', value: ({ reg_date }) => reg_date, hidden: true },
      ]}
      bulk={{
        label: t('more'),
        may: ({ state }) => state === 'waiting',
        run: async ({ mem_id }) => approved.push(mem_id),
        done: (count) => `Done: ${count}`,
        refresh: async () => undefined,
      }}
    />
  );
}

let asked: unknown[];
let answer: (info: Record<string, unknown>) => Response;
const pageOf = (...members: AdminMemberRow[]) => Response.json({ members, next: null, waiting_cnt: 0 });
beforeEach(() => {
  asked = [];
  approved = [];
  answer = () =>
    pageOf(member('M10'), member('M9', { state: 'waiting' }), member('M11', { state: 'locked' }));
  globalThis.fetch = (async (_: string, init?: RequestInit) => {
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    asked.push(info);
    return answer(info);
  }) as typeof fetch;
});

const show = (query = '', list = <Members />) =>
  renderInShell(list, {
    path: `/admin/members?view=members&${query}`,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'owner' },
    namespaces: ['admin'],
  });
const numbers = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell')[0]!.textContent);
const openOptions = async () => userEvent.click(await screen.findByRole('button', { name: 'List options' }));

test('a number is drawn in one line, other words are not', async () => {
  await show();
  expect(await screen.findByText('M10')).toHaveClass('reference');
  expect(screen.getByText('Name of M10')).not.toHaveClass('reference');
});

describe('filters', () => {
  it('stand in the address and in the input of the call, without what it would reject', async () => {
    await show(`q=${encodeURIComponent(' longer than ten ')}&state=lost`);
    await screen.findByRole('table', { name: 'Members' });
    expect(asked).toEqual([{ search: 'longer tha' }]);
    await userEvent.click(screen.getByRole('button', { name: 'is locked' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'longer tha', state: 'locked' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({}));
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/members?view=members');
  });

  it('decide which words say that there is nothing', async () => {
    answer = () => pageOf();
    const { unmount } = await show();
    expect(await screen.findByText('Nobody yet')).toBeVisible();
    unmount();
    await show('state=locked');
    expect(await screen.findByText('Nobody like that')).toBeVisible();
  });

  it('show at their field what the server rejects', async () => {
    answer = () =>
      Response.json(
        { error: 'parameter_invalid', message: 'Not like this', field: 'search' },
        { status: 400 },
      );
    await show('q=x');
    await screen.findByText('Not like this');
    expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(/Not like this/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-30', undefined],
    ['soon', undefined],
  ])('read the day %s as %s', (text, read) => {
    expect(day({ label: 'From' }).read(text)).toBe(read);
  });
});

it('is sorted by a column, numbers in texts as numbers, and keeps that in the address', async () => {
  await show();
  expect(await numbers()).toEqual(['M10', 'M9', 'M11']);
  await openOptions();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Number');
  expect(await numbers()).toEqual(['M9', 'M10', 'M11']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Descending' }));
  expect(await numbers()).toEqual(['M11', 'M10', 'M9']);
  expect(screen.getByTestId('address')).toHaveTextContent('sort=-number');
  expect(asked).toHaveLength(1);
});

it('shows the columns that are chosen, at least one of them', async () => {
  await show();
  await openOptions();
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers()).toEqual(['Number', 'Name', 'Standing']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Joined' }));
  for (const name of ['Name', 'Standing', 'Number'])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(headers()).toEqual(['Joined']);
  expect(screen.getByRole('checkbox', { name: 'Joined' })).toBeDisabled();
  expect(screen.getByTestId('address')).toHaveTextContent('columns=joined');
});

describe('the file', () => {
  let saved: { name: string; content: Blob }[];
  const savedText = async (): Promise<unknown> => {
    await waitFor(() => expect(saved).toHaveLength(1));
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(saved[0]!.content);
    });
  };
  beforeEach(() => {
    saved = [];
    let content = new Blob();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => ((content = blob), 'blob:list'),
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, content });
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  it('has what is shown but nothing of people', async () => {
    await show('sort=number');
    await openOptions();
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(await savedText()).toBe('Number,Standing\r\nM9,waiting\r\nM10,active\r\nM11,locked\r\n');
    expect(saved[0]?.name).toMatch(/^adminMembers-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('has the chosen rows alone where some are chosen', async () => {
    await show();
    await openOptions();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose several rows' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose M11' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(await savedText()).toBe('Number,Standing\r\nM11,locked\r\n');
  });
});

it('does with all chosen rows what may be done with them', async () => {
  await show();
  await openOptions();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose several rows' }));
  expect(screen.getByRole('button', { name: 'Show more (0)' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose all' }));
  expect(screen.getByText('3 chosen')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more (1)' }));
  await waitFor(() => expect(approved).toEqual(['M9']));
});

it('draws rows as cards, which are sorted and chosen in the same way', async () => {
  await show('sort=number', <Members cards />);
  const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Name of M9', 'Name of M10', 'Name of M11']);
  await openOptions();
  expect(screen.queryByRole('group', { name: 'Columns' })).toBeNull();
});

it('loads further pages, says that sorting covers the loaded rows, and shows a row once', async () => {
  const next = { reg_date: '2026-03-10T03:00:00.000Z', mem_id: 'M9' };
  answer = ({ after }) =>
    after
      ? pageOf(member('M9'), member('M8'))
      : Response.json({ members: [member('M9')], next, waiting_cnt: 0 });
  await show();
  await openOptions();
  expect(screen.getByText(/rows loaded so far/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await numbers()).toEqual(['M9', 'M8']));
  expect(asked.at(-1)).toEqual({ after: next });
  expect(screen.queryByText(/rows loaded so far/)).toBeNull();
});
