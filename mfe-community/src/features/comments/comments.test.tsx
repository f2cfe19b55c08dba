import { jest } from '@jest/globals';
import type { Comment, CommentThread, SessionUser } from '@narae/contracts';
import { authDialogStore, setUser, toastStore } from '@narae/shell-sdk/host';
import {
  answerQuestion,
  FakeStream,
  installFakeStream,
  renderInShell,
  testUser,
} from '@narae/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@narae/ui/testing';
import '../../texts.ts';
import Comments from './comments.tsx';

const comment = (more: Partial<CommentThread> = {}): CommentThread => ({
  comment_id: 'COMMENT000001',
  comment_type: 'trip',
  prod_id: 'P000001',
  comment_content: 'The night view was unforgettable.',
  lan_tp: 'ENG',
  like_cnt: 3,
  user_nick: 'Mina',
  user_img_path: '',
  reg_date: '2026-11-20T03:00:00.000Z',
  mod_date: '',
  own_yn: 'N',
  like_yn: 'N',
  reply_to: '',
  desk_yn: 'N',
  replies: [],
  ...more,
});

let pages: Record<
  string,
  { rows: CommentThread[]; named?: CommentThread[]; waiting?: Comment[]; total?: number; next?: string }
> | null;
let sent: { call: string; info: Record<string, unknown> }[];
const { random } = Math;
afterEach(() => {
  Math.random = random;
});
/** Of each page that was asked for, the comment asked for with it. */
let named: unknown[] = [];
/** What comments were asked for. */
let about: Set<unknown>;
/** Whether a comment that is asked for by itself cannot be had. */
let unread = false;
let rejection: { error: string; message: string; field?: string } | null;
beforeEach(() => {
  installFakeStream();
  pages = { '': { rows: [comment()] } };
  sent = [];
  named = [];
  about = new Set();
  unread = false;
  rejection = null;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = String(url).replace('/api/', '');
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    if (name === 'commentPage') {
      named.push(info['named']);
      about.add(info['prod_id']);
      if (!pages || (unread && info['named'] !== undefined))
        return Response.json({ error: 'service_unavailable' }, { status: 503 });
      const page = pages[String(info['after'] ?? '')] ?? { rows: [] };
      return Response.json({ waiting: [], named: [], total: page.rows.length, next: '', ...page });
    }
    sent.push({ call: name, info });
    return rejection
      ? Response.json(rejection, { status: 409 })
      : Response.json({
          msg: 'success',
          standing: 'shown',
          comment_id: 'COMMENT000002',
          like_yn: 'Y',
          like_cnt: 4,
        });
  }) as typeof fetch;
});

const show = (
  signedIn = true,
  path = '/productDetail?prod_id=P000001&tab=comments',
  trip: { readonly trip_id?: string } = {},
) =>
  renderInShell(<Comments prod_id="P000001" comment_type="trip" {...trip} />, {
    ...(signedIn && { user: testUser }),
    namespaces: ['community'],
    path,
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await button(name));

test('everybody reads who wrote what and how many like it', async () => {
  pages = {
    '': {
      rows: [
        comment({ mod_date: '2026-11-21T03:00:00.000Z' }),
        comment({ comment_id: 'COMMENT000002', user_nick: '' }),
      ],
    },
  };
  await show(false);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('Mina')).toBeVisible();
  expect(within(first!).getByText('edited')).toBeVisible();
  expect(within(first!).getByText('The night view was unforgettable.')).toHaveAttribute('lang', 'en');
  expect(within(first!).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(within(second!).getByText('Former member')).toBeVisible();
  expect(screen.getByText('Please sign in to comment.')).toBeVisible();
});

test('a text of which nothing is visible is none', async () => {
  await show();
  await userEvent.type(await screen.findByLabelText('Write a comment'), '\u200b\u3164 \u2800');
  await press('Post');
  await waitFor(() =>
    expect(screen.getByLabelText('Write a comment')).toHaveAccessibleDescription(/write your comment first/),
  );
  expect(sent).toEqual([]);
});

test('a comment is asked about, posted, and read again with the others', async () => {
  await show();
  await press('Post');
  expect(await screen.findByLabelText('Write a comment')).toHaveAccessibleDescription(
    /write your comment first/,
  );
  await userEvent.type(screen.getByLabelText('Write a comment'), 'See you there');
  await press('Post');
  pages = {
    '': { rows: [comment({ comment_id: 'COMMENT000002', comment_content: 'See you there', own_yn: 'Y' })] },
  };
  expect(await answerQuestion(true)).toBe('Post this comment?');
  expect(await screen.findByText('See you there', { selector: 'p' })).toBeVisible();
  const info = { prod_id: 'P000001', comment_type: 'trip', comment_content: 'See you there', lan_tp: 'ENG' };
  expect(sent).toEqual([{ call: 'commentInsert', info }]);
  expect(screen.getByLabelText('Write a comment')).toHaveValue('');
});

test('a rejected text stays, with the reason beside it', async () => {
  await show();
  await userEvent.type(await screen.findByLabelText('Write a comment'), 'Again');
  rejection = { error: 'text_too_long', message: 'This text is too long.', field: 'comment_content' };
  await press('Post');
  await answerQuestion(true);
  await waitFor(() =>
    expect(screen.getByLabelText('Write a comment')).toHaveAccessibleDescription(/This text is too long/),
  );
  expect(screen.getByLabelText('Write a comment')).toHaveValue('Again');
});

/** As the dialog does that Sign in opens: who was signed in, then what signing in was for. */
const signIn = async (as: SessionUser): Promise<void> => {
  await press('Sign in');
  const { purpose } = authDialogStore.getState();
  await act(async () => {
    setUser(as);
    if (purpose && 'resume' in purpose) purpose.resume();
  });
};

test('what is typed outlives the session of its member, and is nobody else’s', async () => {
  await show();
  const field = () => screen.getByLabelText('Write a comment');
  const reply = () => screen.getByRole('textbox', { name: 'Reply to Mina' });
  await press('Reply to Mina');
  await userEvent.type(reply(), 'So do I');
  await userEvent.type(field(), 'See you there');
  act(() => setUser(null));
  await signIn(testUser);
  expect(field()).toHaveValue('See you there');
  expect(reply()).toHaveValue('So do I');
  expect(field()).toHaveFocus();
  act(() => setUser(null));
  await signIn({ ...testUser, mem_id: 'MEM0000000002' });
  expect(field()).toHaveValue('');
  expect(reply()).toHaveValue('');
});

test('one’s own is edited and deleted, each asked about', async () => {
  pages = { '': { rows: [comment({ own_yn: 'Y', standing: 'shown', hidden_reason: '' })] } };
  await show();
  await press('Edit');
  const field = screen.getByLabelText('Edit your comment');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'Better');
  await press('Save');
  expect(await answerQuestion(true)).toBe('Save the changed comment?');
  await waitFor(() => expect(screen.queryByLabelText('Edit your comment')).not.toBeInTheDocument());
  // What was pressed is gone: the keyboard goes on at the comment, then above the list.
  expect(screen.getByRole('listitem')).toHaveFocus();
  await press('Delete');
  expect(await answerQuestion(false)).toBe('Delete this comment?');
  await press('Delete');
  pages = { '': { rows: [] } };
  await answerQuestion(true);
  expect(await screen.findByText('No comments yet')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveFocus();
  expect(sent).toEqual([
    { call: 'commentUpdate', info: { comment_id: 'COMMENT000001', comment_content: 'Better' } },
    { call: 'commentDelete', info: { comment_id: 'COMMENT000001' } },
  ]);
});

test('a like is pressed and shown as pressed', async () => {
  await show();
  expect(await button(/^Like Mina/)).toHaveAttribute('aria-pressed', 'false');
  pages = { '': { rows: [comment({ like_cnt: 4, like_yn: 'Y' })] } };
  await press(/^Like Mina/);
  await waitFor(async () =>
    expect(await button(/^Like Mina.*4 likes/)).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(sent).toEqual([{ call: 'commentLike', info: { comment_id: 'COMMENT000001', like_yn: 'Y' } }]);
});

test('what waits or was hidden says so to whoever wrote it', async () => {
  const own = { own_yn: 'Y' } as const;
  const waiting = [
    comment({ ...own, comment_id: 'COMMENT000008', standing: 'held' }),
    comment({ ...own, comment_id: 'COMMENT000009', standing: 'hidden', hidden_reason: 'Advertising' }),
  ];
  pages = { '': { rows: [], waiting } };
  await show();
  expect(await screen.findByText('Waiting for review')).toBeVisible();
  expect(screen.getByText(/Reason: Advertising/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
});

test('more are read when asked for', async () => {
  pages = {
    '': { rows: [comment()], total: 2, next: '1.COMMENT000001' },
    '1.COMMENT000001': {
      rows: [comment({ comment_id: 'COMMENT000000', comment_content: 'An older one' })],
      total: 2,
    },
  };
  await show();
  await press('Show more');
  expect(await screen.findByText('An older one')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('an address names a comment', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await show(false, '/productDetail?prod_id=P000001&tab=comments#comment-COMMENT000001');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'comment-COMMENT000001'));
});

test('a named comment that the browser has found already stays where it is', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const found = document.body.appendChild(document.createElement('p'));
  Object.assign(found, { id: 'comment-COMMENT000001', tabIndex: -1 });
  found.focus();
  await show(false, '/productDetail?prod_id=P000001&tab=comments#comment-COMMENT000001');
  await screen.findByText('The night view was unforgettable.');
  expect(scroll).not.toHaveBeenCalled();
  found.remove();
});

test('what others write comes without reloading, and only of this product', async () => {
  Math.random = () => 0;
  await show(false);
  await screen.findByText('The night view was unforgettable.');
  pages = { '': { rows: [comment({ comment_content: 'Just now' })] } };
  const asked = named.length;
  await act(async () => {
    FakeStream.latest().send('comment', { prod_id: 'P000002', comment_type: 'trip' });
    FakeStream.latest().send('comment', { prod_id: 'P000001', comment_type: 'trip' });
  });
  expect(await screen.findByText('Just now')).toBeVisible();
  expect(named).toHaveLength(asked + 1);
});

test('comments of a trip are read by its number, and one written at another date appears', async () => {
  await show(true, undefined, { trip_id: 'TR00000001' });
  await screen.findByText('The night view was unforgettable.');
  expect(about).toEqual(new Set(['TR00000001']));
  pages = { '': { rows: [comment({ comment_content: 'From another date' })] } };
  const written = { prod_id: 'P000009', trip_id: 'TR00000001', comment_type: 'trip' };
  await act(async () => FakeStream.latest().send('comment', written));
  expect(await screen.findByText('From another date')).toBeVisible();
});

test('a failure is said with a way to try again', async () => {
  pages = null;
  await show();
  expect(await screen.findByText('Comments could not be loaded')).toBeVisible();
  pages = { '': { rows: [comment()] } };
  await press('Try again');
  expect(await screen.findByText('The night view was unforgettable.')).toBeVisible();
});

test('somebody else’s is reported for a reason, one’s own is not', async () => {
  pages = {
    '': {
      rows: [
        comment(),
        comment({ comment_id: 'COMMENT000007', user_nick: 'Me', own_yn: 'Y', standing: 'shown' }),
      ],
    },
  };
  await show();
  await press('Report Mina’s comment');
  expect(screen.queryByRole('button', { name: 'Report Me’s comment' })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Insults or harassment' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { call: 'postReport', info: { kind: 'comment', id: 'COMMENT000001', reason: 'insult' } },
  ]);
});

test('answers stand under their comment, the shop’s with its name, and one is written', async () => {
  const reply = comment({
    comment_id: 'COMMENT000003',
    reply_to: 'COMMENT000001',
    comment_content: 'At nine.',
  });
  const { replies: _none, ...answer } = { ...reply, desk_yn: 'Y' as const, user_nick: '' };
  pages = { '': { rows: [comment({ replies: [answer] })] } };
  await show();
  const list = within(await screen.findByRole('list', { name: 'Replies to Mina' }));
  expect(list.getByText('Narae')).toBeVisible();
  expect(list.getByText('At nine.')).toBeVisible();
  expect(list.queryByRole('button', { name: /^Reply|^Report/ })).not.toBeInTheDocument();
  await press('Reply to Mina');
  const field = screen.getByRole('textbox', { name: 'Reply to Mina' });
  await userEvent.type(field, 'Thank you');
  await userEvent.click(within(field.closest('form')!).getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reply to Mina' })).toBeNull());
  expect(document.activeElement).toHaveAttribute('id', 'comment-COMMENT000001');
  expect(sent).toMatchObject([
    { call: 'commentInsert', info: { comment_content: 'Thank you', reply_to: 'COMMENT000001' } },
  ]);
});

test('what an address names is asked for by itself where it is beyond the first page', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const oldest = comment({ comment_id: 'COMMENT000000', comment_content: 'The oldest', user_nick: 'Juno' });
  pages = { '': { rows: [comment()], named: [oldest], next: '1.COMMENT000001' } };
  await show(false, '/productDetail?prod_id=P000001&tab=comments#comment-COMMENT000000');
  const first = await screen.findByRole('button', { name: /^Like Mina/ });
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'comment-COMMENT000000'));
  expect(document.activeElement).toHaveTextContent('The oldest');
  // What stood there stays: a press of it is not lost.
  expect(first).toBeInTheDocument();
  expect(named).toEqual([undefined, 'COMMENT000000']);
});

test('what an address names is not asked for where it is among what is read', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const reply = comment({ comment_id: 'COMMENT000009', comment_content: 'So do I' });
  pages = { '': { rows: [comment({ replies: [reply] })] } };
  await show(false, '/productDetail?prod_id=P000001&tab=comments#comment-COMMENT000009');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'comment-COMMENT000009'));
  expect(named).toEqual([undefined]);
});

test('what an address names and is no longer there is said to be gone', async () => {
  await show(false, '/productDetail?prod_id=P000001&tab=comments#comment-COMMENT000000');
  expect(await screen.findByText('The comment this link leads to is no longer here.')).toBeVisible();
  expect(screen.getByText('The night view was unforgettable.')).toBeVisible();
});

test('what an address names and cannot be had can be tried again', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  unread = true;
  await show(false, '/productDetail?prod_id=P000001&tab=comments#comment-COMMENT000000');
  expect(await screen.findByText('That comment could not be loaded')).toBeVisible();
  expect(screen.getByText('The night view was unforgettable.')).toBeVisible();
  unread = false;
  const oldest = comment({ comment_id: 'COMMENT000000', comment_content: 'The oldest' });
  pages = { '': { rows: [comment()], named: [oldest] } };
  await press('Try again');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('The oldest'));
  expect(screen.queryByText('That comment could not be loaded')).toBeNull();
});

test.each([
  ['likes', /^Like Mina/, { text: 'Please sign in to like a comment.' }],
  ['answers', 'Reply to Mina', { key: 'comment_login_fail' }],
])('who %s signed out reads what signing in is for', async (_, name, said) => {
  toastStore.setState({ notes: [] });
  await show(false);
  await press(name);
  await waitFor(() => expect(toastStore.getState().notes).toMatchObject([said]));
});
