import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@narae/api-client';
import { useState } from 'react';
import { confirmStore } from '../messages/dialogs.ts';
import { toastStore } from '../messages/toast-store.ts';
import { answerQuestion, renderWithoutClient } from '../testing/index.tsx';
import { useForm } from './form.ts';

let rejection: unknown = null;
let sent: object[] = [];
beforeEach(() => {
  rejection = null;
  sent = [];
  toastStore.setState({ notes: [] });
  confirmStore.setState({ question: null });
});

function Page({ keeps = false }: { readonly keeps?: boolean }) {
  const form = useForm({
    initial: { first: '', second: '' },
    check: ({ first, second }) => ({
      ...(first === '' && { first: 'The first one is missing' }),
      ...(second === '' && { second: 'The second one is missing' }),
    }),
    send: (values) => {
      sent.push(values);
      return rejection ? Promise.reject(rejection as Error) : Promise.resolve();
    },
    serverFields: { other: 'second' },
    ...(keeps ? { draft: { name: 'test', fields: ['first'] } } : { asksBeforeLeaving: true }),
  });
  const { error: first, ...firstInput } = form.text('first');
  const { error: second, ...secondInput } = form.text('second');
  return (
    <form {...form.props}>
      <input aria-label="First" {...firstInput} />
      <input aria-label="Second" {...secondInput} />
      <p>{first}</p>
      <p>{second}</p>
      <p>{form.notice}</p>
      <button>Send</button>
      <a href="/elsewhere">Elsewhere</a>
    </form>
  );
}

const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('First'), 'a');
  await userEvent.type(screen.getByLabelText('Second'), 'b');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const toasts = () => toastStore.getState().notes;

test('what is wrong stays until its own field changes, and the first one has the focus', async () => {
  await renderWithoutClient(<Page />);
  await send();
  expect(screen.getByLabelText('First')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('First'), 'a');
  expect(screen.queryByText('The first one is missing')).not.toBeInTheDocument();
  expect(screen.getByText('The second one is missing')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a toast with the first problem is announced beside its field alone', async () => {
  await renderWithoutClient(<Page />);
  await send();
  expect(toasts()).toMatchObject([{ text: 'The first one is missing', beside: true }]);
});

test.each([
  [
    { error: 'invalid_value', message: 'Not so', field: 'other' },
    400,
    'Not so',
    [{ text: 'Not so', beside: true }],
  ],
  [{ error: 'network_fail' }, 0, /could not reach the shop/, []],
])('a rejection is said where it belongs: %j', async (answer, status, text, told) => {
  await renderWithoutClient(<Page />);
  await fill();
  rejection = new ApiError(status, answer);
  await send();
  expect(await screen.findByText(text)).toBeVisible();
  expect(toasts()).toHaveLength(told.length);
  expect(toasts()).toMatchObject(told);
});

test('what belongs to no field is said in a toast', async () => {
  await renderWithoutClient(<Page />);
  await fill();
  rejection = new ApiError(409, { error: 'not_own', message: 'Not yours', field: 'unknown' });
  await send();
  await waitFor(() => expect(toasts()).toMatchObject([{ text: 'Not yours' }]));
});

const leaves = (): boolean => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('leaving asks while words would be lost, and not once they are sent', async () => {
  await renderWithoutClient(<Page />);
  const link = screen.getByRole('link');
  let followed = 0;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    followed += 1;
  });
  expect(leaves()).toBe(true);
  await fill();
  expect(leaves()).toBe(false);
  await userEvent.click(link);
  expect(await answerQuestion(false)).toBe('Leave this page?');
  expect(followed).toBe(0);
  await userEvent.click(link);
  await answerQuestion(true);
  await waitFor(() => expect(followed).toBe(1));
  await send();
  await waitFor(() => expect(leaves()).toBe(true));
});

test('a draft keeps the named fields alone until they are sent', async () => {
  const { unmount } = await renderWithoutClient(<Page keeps />);
  await fill();
  expect(leaves()).toBe(true);
  unmount();
  await renderWithoutClient(<Page keeps />);
  expect(screen.getByLabelText('First')).toHaveValue('a');
  expect(screen.getByLabelText('Second')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Second'), 'b');
  await send();
  await waitFor(() => expect(sent).toEqual([{ first: 'a', second: 'b' }]));
  expect(sessionStorage).toHaveLength(0);
});

function People({ says = false }: { readonly says?: boolean }) {
  const [changes, setChanges] = useState<readonly string[]>([]);
  const note = (text: string): void => setChanges((all) => [...all, text]);
  const form = useForm<Readonly<Record<string, string>>>({
    initial: { tel: 'x' },
    violation: ({ tel }) => (tel === 'x' ? { field: 'tel', error: 'common_tel_number' } : null),
    onChange: ({ tel }) => note(tel ?? ''),
    send: () => Promise.reject(rejection as Error),
    says: () => {
      note('said');
      return says;
    },
  });
  const { error, ...tel } = form.text('tel');
  const { error: wrong, ref } = form.wire('file.1');
  return (
    <form {...form.props}>
      <input aria-label="Telephone" {...tel} />
      <p>{error}</p>
      <input aria-label="Later" {...form.text('later')} />
      <button>Send</button>
      <button type="button" ref={ref} aria-label="Document" />
      <p>{wrong}</p>
      <output aria-label="Told">{changes.join()}</output>
    </form>
  );
}

test('a rule that does not hold is said by its key, and a telephone that is not one is typed anew', async () => {
  await renderWithoutClient(<People />);
  expect(screen.getByLabelText('Later')).toHaveValue('');
  await send();
  expect(await screen.findByText(/Digits|digits/)).toBeVisible();
  expect(screen.getByLabelText('Telephone')).toHaveValue('');
  expect(screen.getByLabelText('Telephone')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Telephone'), '12');
  expect(screen.getByLabelText('Told')).toHaveTextContent(',1,12');
});

test('a control without a value has its rejection beside it', async () => {
  await renderWithoutClient(<People />);
  await userEvent.type(screen.getByLabelText('Telephone'), '1');
  rejection = new ApiError(400, { error: 'invalid_value', message: 'Too dark', field: 'file.1' });
  await send();
  expect(await screen.findByText('Too dark')).toBeVisible();
  expect(screen.getByLabelText('Document')).toHaveFocus();
});

test('what the form says in its own way is in no toast', async () => {
  await renderWithoutClient(<People says />);
  await userEvent.type(screen.getByLabelText('Telephone'), '1');
  rejection = new ApiError(409, { error: 'not_own', message: 'Not yours' });
  await send();
  await waitFor(() => expect(screen.getByLabelText('Told')).toHaveTextContent(/said$/));
  expect(toasts()).toEqual([]);
});

function Anew() {
  const form = useForm({
    initial: { words: '' },
    asksBeforeLeaving: true,
    send: () => {
      form.reset();
      return Promise.resolve();
    },
  });
  const { error: _none, ...words } = form.text('words');
  return (
    <form {...form.props}>
      <input aria-label="Words" {...words} />
      <button>Send</button>
    </form>
  );
}

test('a form that begins anew once it is sent loses nothing', async () => {
  await renderWithoutClient(<Anew />);
  await userEvent.type(screen.getByLabelText('Words'), 'a');
  expect(leaves()).toBe(false);
  await send();
  expect(screen.getByLabelText('Words')).toHaveValue('');
  await waitFor(() => expect(leaves()).toBe(true));
});
