import { confirmStore } from '@narae/shell-sdk/host';
import { renderInShell } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import FindDialog from './find-dialog.tsx';

let answer: { status: number; body: unknown };
beforeEach(() => {
  answer = { status: 200, body: { msg: 'success', resdata: 'm***@narae.example' } };
  globalThis.fetch = (async () =>
    new Response(JSON.stringify(answer.body), { status: answer.status })) as typeof fetch;
});

const show = () => renderInShell(<FindDialog onClose={() => undefined} />, { namespaces: ['account'] });
const find = async (tel: string): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Name'), 'Mina Hart');
  await userEvent.type(screen.getByLabelText(/^Phone/), tel);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
};
const agree = async (): Promise<void> => {
  await waitFor(() => expect(confirmStore.getState().question).not.toBeNull());
  await act(async () => confirmStore.getState().question?.answer(true));
};

test('what one tab has found is not said on the other, where nothing was sent', async () => {
  await show();
  await find('01012345678');
  await agree();
  expect(await screen.findByDisplayValue('m***@narae.example')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Reset password' }));
  expect(screen.queryByDisplayValue('m***@narae.example')).not.toBeInTheDocument();
});

test('what one tab was told is not said on the other', async () => {
  answer = { status: 400, body: { error: 'find_email_fail', message: 'Nobody found.' } };
  await show();
  await find('01012345678');
  await agree();
  expect(await screen.findByText('Nobody found.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Reset password' }));
  expect(screen.queryByText('Nobody found.')).not.toBeInTheDocument();
});

test('a telephone with letters is cleared, so that it is typed anew', async () => {
  await show();
  await find('010-abc');
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('');
  expect(screen.getByLabelText(/^Phone/)).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Mina Hart');
});
